import { type ReactNode, useState } from 'react';
import type { MenuEntry } from '../../parts/menu/menu-button.tsx';
import { PreviewLinksDialog } from './preview-links-dialog.tsx';

interface PreviewLinkControls {
  entries: MenuEntry[];
  /** The open dialog; render it outside the editor's form. */
  dialog: ReactNode;
}

/** Entry of the editor's menu that opens the preview links of the article, once it is on the desk. */
export function usePreviewLinks(id: string | undefined): PreviewLinkControls {
  const [isOpen, setOpen] = useState(false);
  if (id === undefined) return { entries: [], dialog: null };
  return {
    entries: [{ label: 'Preview links…', onChoose: () => setOpen(true) }],
    dialog: isOpen ? <PreviewLinksDialog articleId={id} onClose={() => setOpen(false)} /> : null,
  };
}
