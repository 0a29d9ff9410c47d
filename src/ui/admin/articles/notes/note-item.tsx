import { useState } from 'react';
import { actorInWords, type LoggedActor } from '#core/activity/logged-actor.ts';
import type { Note } from '#core/article/notes/note.ts';
import { Button } from '#ui/kit/design/button.tsx';
import * as articleDialogsWords from '#ui/words/admin/article-dialogs-words.ts';
import { LoggedTime } from '../../logs/logged-time.tsx';
import { adminClient } from '../../parts/api/admin-client.ts';
import { useWork } from '../../parts/api/use-work.ts';
import { sendsByKey } from '../../parts/dialog/saves-by-key.ts';
import { TextInput } from '../../parts/form/form-field.tsx';
import { useTextState } from '../surface/use-text-state.ts';
import { notedPlace, selectNoted } from './note-marks.ts';
import type { Notes } from './use-notes.ts';

/** Author and time of a note or an answer. */
function Signature({ by, at }: { by: LoggedActor | undefined; at: string }) {
  return (
    <p className="text-meta">
      {by ? `${by.name ?? actorInWords(by)} · ` : ''}
      <LoggedTime at={at} />
    </p>
  );
}

/** The passage of a note, which is shown in the text, or a sentence where it is gone. */
function QuotedPassage({ note, text }: { note: Note; text: Notes['text'] }) {
  const isThere = useTextState(text, (state) => notedPlace(state, note.id) !== undefined);
  const { quote, resolvedAt } = note;
  if (!quote) return null;
  const words = `“${quote}”`;
  if (!isThere) {
    return (
      <p className="text-meta wrap-anywhere">
        <span className="line-clamp-3 italic">{words}</span>
        {resolvedAt === undefined ? articleDialogsWords.thePassageIsGone : null}
      </p>
    );
  }
  return (
    <button
      type="button"
      aria-label={articleDialogsWords.showThePassage(words)}
      onClick={() => {
        const selecting = selectNoted(text.state(), note.id);
        if (selecting) text.apply(selecting);
        text.view()?.focus();
      }}
      className="line-clamp-3 border-sun border-s-2 ps-2 text-start text-meta italic wrap-anywhere hover:underline-ui"
    >
      {words}
    </button>
  );
}

/** A note with its answers, and what can be done with it. */
export function NoteItem({ note, notes }: { note: Note; notes: Notes }) {
  const { run, isBusy, failure } = useWork();
  const [answer, setAnswer] = useState('');
  const given = { id: note.article, noteId: note.id };
  const isResolved = note.resolvedAt !== undefined;
  const send = async (): Promise<void> => {
    if (isBusy) return;
    const saved = await run(() =>
      adminClient().ask('POST /admin/articles/:id/notes/:noteId/answers', {
        ...given,
        text: answer,
      }),
    );
    if (saved === undefined) return;
    setAnswer('');
    notes.put(saved);
  };
  const resolve = async (): Promise<void> => {
    const saved = await run(() =>
      adminClient().ask('PUT /admin/articles/:id/notes/:noteId/resolved', {
        ...given,
        isResolved: !isResolved,
      }),
    );
    if (saved !== undefined) notes.put(saved);
  };
  return (
    <li className="grid gap-1.5 border-rule border-b pb-3 text-ui">
      <QuotedPassage note={note} text={notes.text} />
      <p className="whitespace-pre-line wrap-anywhere">{note.text}</p>
      <Signature by={note.by} at={note.at} />
      {note.answers.map(({ text, by, at }) => (
        <div key={at} className="border-rule border-s ps-3">
          <p className="whitespace-pre-line wrap-anywhere">{text}</p>
          <Signature by={by} at={at} />
        </div>
      ))}
      {/* No form: the editor around it is one. */}
      <fieldset
        aria-label={articleDialogsWords.toThisNote}
        className="grid min-w-0 gap-2"
        onKeyDown={isResolved ? undefined : sendsByKey(() => void send())}
      >
        {isResolved ? null : (
          <TextInput
            label={articleDialogsWords.answer}
            rows={1}
            value={answer}
            onChange={setAnswer}
            error={failure?.field === 'text' ? failure.detail : undefined}
          />
        )}
        <div className="flex flex-wrap gap-2">
          {isResolved ? null : (
            <Button
              tone="line"
              size="small"
              disabled={isBusy}
              onClick={() => void send()}
              className="pointer-coarse:min-h-11"
            >
              {articleDialogsWords.answer}
            </Button>
          )}
          <Button
            tone="line"
            size="small"
            disabled={isBusy}
            onClick={() => void resolve()}
            className="pointer-coarse:min-h-11"
          >
            {isResolved ? articleDialogsWords.reopen : articleDialogsWords.resolve}
          </Button>
        </div>
      </fieldset>
    </li>
  );
}
