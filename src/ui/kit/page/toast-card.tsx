import { type ComponentProps, useContext } from 'react';
import * as words from '#ui/words/frame-words.ts';
import { Icon } from '../design/icon.tsx';
import type { Toast } from '../stores/toast-store.ts';
import { ServerPageContext } from './server-page.ts';

interface ToastCardProps extends Omit<ComponentProps<'div'>, 'className' | 'children'> {
  toast: Toast;
  onDismiss?: () => void;
}

/** Card of a toast, for toasters and flash toasts. */
export function ToastCard({ toast, onDismiss, ...rest }: ToastCardProps) {
  const tone = toast.isError ? 'bg-danger-fill text-white' : 'bg-ink text-on-ink';
  return (
    <div
      className={`grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-3 rounded-1 border border-edge py-3.5 pe-2 ps-4 shadow-float ${tone}`}
      {...rest}
    >
      {!toast.isRemark && (
        <Icon
          name={toast.isError ? 'alert' : 'check'}
          className={`size-5 ${toast.isError ? '' : 'text-[#66c996] dark:text-[#1b6e45]'}`}
        />
      )}
      <div className="col-start-2">
        <p className="text-nav font-bold">{toast.title}</p>
        {toast.text ? <p className="text-ui">{toast.text}</p> : null}
        {toast.link ? (
          <a href={toast.link.href} className="text-ui underline">
            {toast.link.label}
          </a>
        ) : null}
      </div>
      <button
        type="button"
        aria-label={words.dismiss}
        onClick={onDismiss}
        className="needs-script icon-button -my-1.5 size-8 [--focus:currentColor] hover:bg-[rgb(127_127_127/.3)]"
      >
        <Icon name="close" />
      </button>
    </div>
  );
}

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
