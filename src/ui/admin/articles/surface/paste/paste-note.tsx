import { Button } from '#ui/kit/design/button.tsx';
import type { PasteNote } from './use-paste.ts';

/** Says once what a paste left out or interpreted, and offers it as plain text. */
export const PasteNoteBar = ({ note, onClose }: { note: PasteNote; onClose: () => void }) => (
  <div className="article-find" role="status">
    <span className="min-w-0 flex-1 text-ui">{note.words}</span>
    <Button tone="line" size="small" onClick={note.asPlainText}>
      {note.label}
    </Button>
    <Button tone="line" size="small" onClick={onClose}>
      Keep
    </Button>
  </div>
);
