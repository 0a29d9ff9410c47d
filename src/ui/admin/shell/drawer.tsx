import { useState } from 'react';
import { Dialog } from '#ui/kit/design/dialog.tsx';
import { Icon } from '#ui/kit/design/icon.tsx';
import { AdminLogo } from './admin-logo.tsx';
import { Sidebar } from './sidebar.tsx';

interface DrawerProps {
  siteName: string;
  path: string;
}

/** Menu button for narrow windows, and the sidebar that it opens over the page. */
export function Drawer({ siteName, path }: DrawerProps) {
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <button
        type="button"
        aria-label="Open menu"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="icon-button flex-none hover:bg-wash-2"
      >
        <Icon name="menu" />
      </button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        label="Menu"
        className="ml-0 h-full w-[min(17.5rem,calc(100%-3rem))] bg-wash text-ink"
      >
        <div className="flex min-h-full flex-col px-3">
          <div className="flex min-h-14 items-center justify-between gap-2 pl-2">
            {/* biome-ignore lint/a11y/noStaticElementInteractions: the link inside does the work */}
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link is clicked by Enter too */}
            <div onClick={close} className="min-w-0">
              <AdminLogo siteName={siteName} />
            </div>
            <button
              type="button"
              aria-label="Close menu"
              onClick={close}
              className="icon-button -mr-2 flex-none hover:bg-wash-2"
            >
              <Icon name="close" />
            </button>
          </div>
          <Sidebar path={path} onChoose={close} />
        </div>
      </Dialog>
    </>
  );
}
