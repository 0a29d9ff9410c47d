import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { Dialog } from '#ui/kit/design/dialog.tsx';
import { Icon } from '#ui/kit/design/icon.tsx';
import * as words from '#ui/words/admin/shell-words.ts';
import { CommandPalette, PaletteButton, useShortcuts } from '../palette/command-palette.tsx';
import { useRole } from './back-office-route.tsx';
import { creationAt } from './sections.ts';
import { AdminLogo, Sidebar } from './sidebar.tsx';

interface DrawerProps {
  siteName: string;
  path: string;
}

/** Menu button for narrow windows, and the sidebar that it opens over the page. */
function Drawer({ siteName, path }: DrawerProps) {
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <button
        type="button"
        aria-label={words.openMenu}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="icon-button flex-none hover:bg-wash-2"
      >
        <Icon name="menu" />
      </button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        label={words.menu}
        className="ms-0 h-full w-[min(17.5rem,calc(100%-3rem))] bg-wash text-ink"
      >
        <div className="flex min-h-full flex-col px-3">
          <div className="flex min-h-14 items-center justify-between gap-2 ps-2">
            {/* biome-ignore lint/a11y/noStaticElementInteractions: the link inside does the work */}
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link is clicked by Enter too */}
            <div onClick={close} className="min-w-0">
              <AdminLogo siteName={siteName} />
            </div>
            <button
              type="button"
              aria-label={words.closeMenu}
              onClick={close}
              className="icon-button -me-2 flex-none hover:bg-wash-2"
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

interface AdminShellProps {
  siteName: string;
  /** Path of the page inside. */
  path: string;
  children: ReactNode;
}

/** Preloads the article editor once the page is loaded, so that its keyboard shortcut opens it at once. */
function loadEditorAhead(): () => void {
  const load = (): void =>
    void import('../articles/editor/article-editor-page.tsx').catch(() => {});
  const timer = setTimeout(load, 300);
  return () => clearTimeout(timer);
}

/** Frame of every section: the sidebar, below 1024 px a bar that opens it. */
export function AdminShell({ siteName, path, children }: AdminShellProps) {
  const navigate = useNavigate();
  const [isPaletteOpen, setPaletteOpen] = useState(false);
  const openPalette = (): void => setPaletteOpen(true);
  const creation = creationAt(path, useRole());
  useEffect(loadEditorAhead, []);
  useShortcuts({ onPalette: openPalette, onCreate: () => void navigate(creation.path) });
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] max-lg:grid-rows-[auto_1fr] lg:grid-cols-[14.5rem_minmax(0,1fr)]">
      <a
        href="#main"
        className="absolute top-2 start-4 z-60 -translate-y-20 bg-ink px-4 py-2.5 font-semibold text-on-ink focus:translate-y-0"
      >
        {words.skipToContent}
      </a>
      <div data-part="sections" className="border-rule border-e bg-wash max-lg:hidden">
        <div className="sticky top-0 flex h-dvh scroll-pb-40 flex-col overflow-y-auto px-3 pt-4">
          <header className="mb-3 grid grid-cols-[minmax(0,1fr)] gap-3">
            <div className="px-2">
              <AdminLogo siteName={siteName} />
            </div>
            <PaletteButton onOpen={openPalette} />
          </header>
          <Sidebar path={path} />
        </div>
      </div>
      <header className="sticky top-0 z-40 flex min-h-14 items-center gap-2 border-rule border-b bg-wash px-2 lg:hidden">
        <Drawer siteName={siteName} path={path} />
        <AdminLogo siteName={siteName} />
        <button
          type="button"
          aria-label={words.findASectionARecord}
          aria-haspopup="dialog"
          onClick={openPalette}
          className="icon-button ms-auto flex-none hover:bg-wash-2"
        >
          <Icon name="search" />
        </button>
      </header>
      <main id="main" data-part="page" tabIndex={-1} className="min-w-0">
        {children}
      </main>
      <CommandPalette
        isOpen={isPaletteOpen}
        onClose={() => setPaletteOpen(false)}
        creation={creation}
      />
    </div>
  );
}
