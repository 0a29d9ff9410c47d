import { type ReactNode, useState } from 'react';
import { Button } from '#ui/kit/design/button.tsx';
import type { MenuEntry } from '../../parts/menu/menu-button.tsx';
import type { ArticleFields } from '../editor/article-fields.ts';
import { VersionsDialog } from './versions-dialog.tsx';

interface VersionsOfEditor {
  /** The article's id; `undefined` before it is on the desk. */
  id: string | undefined;
  fields: ArticleFields;
  restoreVersion: (fields: ArticleFields) => void;
}

interface VersionsControls {
  entries: MenuEntry[];
  button: ReactNode;
  /** The open dialog; render it outside the editor's form. */
  dialog: ReactNode;
}

/** Ways to the versions of the article in the editor: a button, an entry of the menu, and their dialog. */
export function useVersionsDialog(editor: VersionsOfEditor): VersionsControls {
  const { id, fields, restoreVersion } = editor;
  const [isOpen, setOpen] = useState(false);
  if (id === undefined) return { entries: [], button: null, dialog: null };
  const open = (): void => setOpen(true);
  const close = (): void => setOpen(false);
  return {
    entries: [{ label: 'Versions', onChoose: open }],
    button: (
      <Button tone="line" size="small" onClick={open} className="max-md:hidden">
        Versions
      </Button>
    ),
    dialog: isOpen ? (
      <VersionsDialog
        articleId={id}
        fields={fields}
        onRestore={(restored) => {
          close();
          restoreVersion(restored);
        }}
        onClose={close}
      />
    ) : null,
  };
}
