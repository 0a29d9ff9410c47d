import { type ReactNode, useState } from 'react';
import { isAtLeast } from '#core/account/role.ts';
import type { Article } from '#core/article/article.ts';
import { articlePath } from '#ui/routes.ts';
import type { MenuEntry } from '../parts/menu/menu-button.tsx';
import { useRole } from '../shell/back-office-route.tsx';
import { BreakingDialog } from './breaking-dialog.tsx';

interface BreakingControls {
  entries: MenuEntry[];
  /** The open dialog; render it outside the editor's form. */
  dialog: ReactNode;
}

/** Entry of an article's menu that opens the breaking line with its headline, for editors. */
export function useBreakingEntry(published: Article | undefined): BreakingControls {
  const [isOpen, setOpen] = useState(false);
  const isEditor = isAtLeast(useRole(), 'editor');
  if (!published || !isEditor) return { entries: [], dialog: null };
  const draft = { text: published.title, link: articlePath(published) };
  return {
    entries: [{ label: 'Breaking line…', onChoose: () => setOpen(true) }],
    dialog: isOpen ? <BreakingDialog draft={draft} onClose={() => setOpen(false)} /> : null,
  };
}
