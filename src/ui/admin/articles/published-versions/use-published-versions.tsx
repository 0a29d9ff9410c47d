import { type ReactNode, useState } from 'react';
import type { Article } from '#core/article/article.ts';
import type { MenuEntry } from '../../parts/menu/menu-button.tsx';
import { PublishedVersionsDialog } from './published-versions-dialog.tsx';

interface PublishedVersionsControls {
  entries: MenuEntry[];
  /** The open dialog; render it outside the editor's form. */
  dialog: ReactNode;
}

/** Entry of the editor's menu that opens what readers can compare of a published article. */
export function usePublishedVersions(article: Article | undefined): PublishedVersionsControls {
  const [isOpen, setOpen] = useState(false);
  if (!article) return { entries: [], dialog: null };
  const close = (): void => setOpen(false);
  return {
    entries: [{ label: 'Published versions…', onChoose: () => setOpen(true) }],
    dialog: isOpen ? (
      <PublishedVersionsDialog articleId={article.id} title={article.title} onClose={close} />
    ) : null,
  };
}
