import { useEffect, useRef, useState } from 'react';
import { counted } from '#core/locale/plural.ts';
import { Button } from '#ui/kit/design/button.tsx';
import { Icon } from '#ui/kit/design/icon.tsx';
import * as words from '#ui/words/admin/article-dialogs-words.ts';
import { adminClient } from '../../parts/api/admin-client.ts';
import { useWork } from '../../parts/api/use-work.ts';
import { sendsByKey } from '../../parts/dialog/saves-by-key.ts';
import { TextInput } from '../../parts/form/form-field.tsx';
import { NoteItem } from './note-item.tsx';
import type { Notes } from './use-notes.ts';

/** Number of open notes in words. */
export const openNotesInWords = (count: number): string => counted(count, words.openNotesForms);

/** Form of a new note, to the passage that was selected or to the whole. */
function NewNote({ notes }: { notes: Notes }) {
  const { articleId, passage, put, forgetPassage } = notes;
  const { run, isBusy, failure } = useWork();
  const [text, setText] = useState('');
  const box = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (passage) box.current?.querySelector('textarea')?.focus();
  }, [passage]);
  const send = async (): Promise<void> => {
    if (articleId === undefined || isBusy) return;
    const saved = await run(() =>
      adminClient().ask('POST /admin/articles/:id/notes', { id: articleId, text, ...passage }),
    );
    if (saved === undefined) return;
    setText('');
    forgetPassage();
    put(saved);
  };
  return (
    // No form: the editor around it is one.
    <fieldset
      ref={box}
      aria-label={words.newNote}
      className="grid min-w-0 gap-2"
      onKeyDown={sendsByKey(() => void send())}
    >
      {passage ? (
        <p className="line-clamp-3 border-sun border-s-2 ps-2 text-meta italic wrap-anywhere">
          {`“${passage.quote}”`}
        </p>
      ) : null}
      <TextInput
        label={passage ? words.noteOnThisPassage : words.noteOnTheWholeArticle}
        hint={passage ? undefined : words.selectWordsInTheText}
        rows={2}
        value={text}
        onChange={setText}
        error={failure?.field === 'text' ? failure.detail : undefined}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          tone="line"
          size="small"
          disabled={isBusy}
          onClick={() => void send()}
          className="pointer-coarse:min-h-11"
        >
          {words.addNote}
        </Button>
        {passage ? (
          <Button
            tone="line"
            size="small"
            onClick={forgetPassage}
            className="pointer-coarse:min-h-11"
          >
            {words.onTheWholeArticleInstead}
          </Button>
        ) : null}
      </div>
    </fieldset>
  );
}

/** Notes to the article, beside its settings. */
export function NotesGroup({ notes }: { notes: Notes }) {
  const { articleId, open, resolved, isOpen, setOpen } = notes;
  if (articleId === undefined) return null;
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group border-rule border-b pb-3"
    >
      <summary className="flex min-h-8 cursor-pointer list-none items-center gap-2 font-bold pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
        <h3 className="flex-1">{words.notes}</h3>
        {open.length > 0 ? (
          <span className="font-normal text-meta">{openNotesInWords(open.length)}</span>
        ) : null}
        <Icon name="chevron-down" className="size-4 text-ink-3 group-open:rotate-180" />
      </summary>
      <div className="grid gap-4 pt-2.5">
        <p className="text-meta">{words.readersNeverSeeThem}</p>
        {open.length > 0 ? (
          <ul aria-label={words.openNotes} className="grid gap-3">
            {open.map((note) => (
              <NoteItem key={note.id} note={note} notes={notes} />
            ))}
          </ul>
        ) : null}
        <NewNote notes={notes} />
        {resolved.length > 0 ? (
          <details>
            <summary className="min-h-8 cursor-pointer text-meta pointer-coarse:min-h-11">
              {counted(resolved.length, words.resolvedNotesForms)}
            </summary>
            <ul aria-label={words.resolvedNotes} className="mt-2 grid gap-3">
              {resolved.map((note) => (
                <NoteItem key={note.id} note={note} notes={notes} />
              ))}
            </ul>
          </details>
        ) : null}
      </div>
    </details>
  );
}
