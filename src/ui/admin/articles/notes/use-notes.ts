import { useEffect, useState } from 'react';
import type { Note } from '#core/article/notes/note.ts';
import { adminClient } from '../../parts/api/admin-client.ts';
import { useBackOffice } from '../../shell/back-office-route.tsx';
import type { TextEditor } from '../surface/text-editor.ts';
import { type Passage, selectedPassage, showNoted } from './note-marks.ts';

/** Notes of the open article; loaded again with the page's data, so also when somebody else writes one. */
export function useNotes(articleId: string | undefined, text: TextEditor) {
  const site = useBackOffice();
  const [notes, setNotes] = useState<readonly Note[]>([]);
  /** Passage that the next note is written to. */
  const [passage, setPassage] = useState<Passage>();
  const [isOpen, setOpen] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the data of the page are new after each change
  useEffect(() => {
    if (articleId === undefined) return undefined;
    let isCurrent = true;
    adminClient()
      .askInBackground('GET /admin/articles/:id/notes', { id: articleId })
      .then(
        (list) => isCurrent && setNotes(list.notes),
        // The notes that are shown stay; the next change loads them again.
        () => undefined,
      );
    return () => {
      isCurrent = false;
    };
  }, [articleId, site]);

  useEffect(() => {
    const passages = notes.flatMap(({ id, blockId, quote, resolvedAt }) =>
      quote && resolvedAt === undefined ? [{ noteId: id, blockId: blockId ?? '', quote }] : [],
    );
    text.apply(showNoted(text.state(), passages));
  }, [text, notes]);

  return {
    articleId,
    text,
    open: notes.filter(({ resolvedAt }) => resolvedAt === undefined),
    resolved: notes.filter(({ resolvedAt }) => resolvedAt !== undefined),
    passage,
    isOpen,
    setOpen,
    /** Begins a note to the selected passage, or to the whole. */
    begin: (): void => {
      setPassage(selectedPassage(text.state()));
      setOpen(true);
    },
    /** Shows a note that was written or changed. */
    put: (note: Note): void => {
      setNotes((before) =>
        before.some(({ id }) => id === note.id)
          ? before.map((one) => (one.id === note.id ? note : one))
          : [...before, note],
      );
    },
    forgetPassage: (): void => setPassage(undefined),
  };
}

export type Notes = ReturnType<typeof useNotes>;
