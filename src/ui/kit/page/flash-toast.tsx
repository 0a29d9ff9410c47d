import { useContext } from 'react';
import type { Toast } from '../stores/toast-store.ts';
import { ServerPageContext } from './server-page.ts';
import { ToastCard } from './toast-card.tsx';

/** Toast in a server-rendered page. The page's script dismisses it; without JavaScript it stays. */
export function FlashToast({ toast }: { toast?: Toast | undefined }) {
  const page = useContext(ServerPageContext);
  const shown = page?.toast ?? toast;
  if (!page || !shown) return null;
  return (
    <div className="toasts" data-flash={shown.asksToNotify ? 'asks-to-notify' : ''}>
      <div role={shown.isError ? 'alert' : 'status'}>
        <ToastCard toast={shown} />
      </div>
    </div>
  );
}
