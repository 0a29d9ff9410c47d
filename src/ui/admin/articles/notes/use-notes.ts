import { useEffect, useState } from 'react';
import type { Note } from '#core/article/notes/note.ts';
import { adminClient } from '../../parts/api/admin-client.ts';
import { useLoaded } from '../../parts/api/use-loaded.ts';
import { useBackOffice } from '../../shell/back-office-route.tsx';
import type { TextEditor } from '../surface/text-editor.ts';
import { type Passage, selectedPassage, showNoted } from './note-marks.ts';

const none: readonly Note[] = [];

/** Notes of the open article; loaded again with the page's data, so also when somebody else writes one. */
export function useNotes(articleId: string | undefined, text: TextEditor) {
  const site = useBackOffice();
  const loaded = useLoaded(
    articleId,
    async (): Promise<readonly Note[]> => {
      const id = articleId ?? '';
      return (await adminClient().askInBackground('GET /admin/articles/:id/notes', { id })).notes;
    },
    { after: site },
  );
  const { value: notes = none } = loaded;
  /** Passage that the next note is written to. */
  const [passage, setPassage] = useState<Passage>();
  const [isOpen, setOpen] = useState(false);

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
      loaded.change((before = none) =>
        before.some(({ id }) => id === note.id)
          ? before.map((one) => (one.id === note.id ? note : one))
          : [...before, note],
      );
    },
    forgetPassage: (): void => setPassage(undefined),
  };
}

export type Notes = ReturnType<typeof useNotes>;
