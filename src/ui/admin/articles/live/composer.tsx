import { type FormEvent, useId, useRef } from 'react';
import type { BlockType } from '#core/article/content-block.ts';
import type { LiveEntry } from '#core/article/live/live-entry.ts';
import { Button } from '#ui/kit/design/button.tsx';
import { ErrorLine } from '#ui/kit/design/field-frame.tsx';
import * as liveDeskWords from '#ui/words/admin/live-desk-words.ts';
import { isMac } from '../../palette/shortcut.ts';
import { AdminIcon, type AdminIconName } from '../../parts/admin-icon.tsx';
import { sendsByKey } from '../../parts/dialog/saves-by-key.ts';
import { UnsavedWorkBanner } from '../../parts/editor/unsaved-work-banner.tsx';
import { emptyBlock } from '../blocks/block-kinds.ts';
import { DropPlace } from '../blocks/drop-place.tsx';
import { useTextPlaces } from '../blocks/use-text-places.ts';
import { describeArticleFields } from '../editor/article-versions.tsx';
import { ArticleText, focusBlock } from '../surface/article-text.tsx';
import { takePictures } from '../surface/take-pictures.ts';
import { insertBlock } from '../surface/text-commands.ts';
import { articleFieldsOf, type EntryWork, useEntryWork } from './use-entry-work.ts';

const insertable: readonly [BlockType, string, AdminIconName][] = [
  ['quotation', liveDeskWords.quotation, 'quote'],
  ['embed', liveDeskWords.embed, 'embed'],
];

const tool =
  'grid size-9 place-items-center rounded-1 hover:bg-wash pointer-coarse:size-11 cursor-pointer';

/** Buttons that put a picture or a block into the text. */
function Tools({ editor: { text } }: EntryWork) {
  const input = useRef<HTMLInputElement>(null);
  const end = (): number => text.state().doc.childCount;
  return (
    <div className="flex">
      <button
        type="button"
        aria-label={liveDeskWords.picture}
        onClick={() => input.current?.click()}
        className={tool}
      >
        <AdminIcon name="image" />
      </button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        hidden
        onChange={({ target }) => {
          void takePictures(text, [...(target.files ?? [])], { place: end(), under: undefined });
          target.value = '';
        }}
      />
      {insertable.map(([type, label, icon]) => (
        <button
          key={type}
          type="button"
          aria-label={label}
          onClick={() => {
            const index = end();
            text.apply(insertBlock(text.state(), emptyBlock(type), index));
            focusBlock(text, index);
          }}
          className={`${tool} live-more`}
        >
          <AdminIcon name={icon} />
        </button>
      ))}
    </div>
  );
}

/** Boxes *Pin* and *Key point*. */
function Flags({ flags, setFlags }: EntryWork) {
  const box = (name: keyof typeof flags, label: string) => (
    <label className="inline-flex min-h-9 items-center gap-2 text-ui pointer-coarse:min-h-11">
      <input
        type="checkbox"
        checked={flags[name]}
        onChange={({ target }) => setFlags({ ...flags, [name]: target.checked })}
        className="check-box"
      />
      {label}
    </label>
  );
  return (
    <div className="live-more flex gap-x-4">
      {box('isPinned', liveDeskWords.pin)}
      {box('isKeyPoint', liveDeskWords.keyPoint)}
    </div>
  );
}

interface ComposerProps {
  articleId: string;
  newId: string;
  /** The entry to change; `undefined` for a new one. */
  entry?: LiveEntry;
  onDone: () => void;
}

/** Form of an entry. On phones one line at the bottom that grows when it is written in. */
export function Composer({ articleId, newId, entry, onDone }: ComposerProps) {
  const entryWork = useEntryWork({ articleId, newId, entry, onSaved: onDone });
  const { work, editor, isBusy, failure, send } = entryWork;
  const places = useTextPlaces(editor.text);
  const id = useId();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isBusy) void send();
  };
  const isStale = failure?.code === 'changed-elsewhere' && entry !== undefined;
  return (
    <form
      onSubmit={submit}
      onKeyDown={sendsByKey(() => {
        if (!isBusy) void send();
      })}
      aria-label={entry ? liveDeskWords.changeTheUpdate : liveDeskWords.newUpdate}
      className={`live-composer ${work.isDirty ? 'is-written' : ''}`}
    >
      {work.left ? (
        <UnsavedWorkBanner
          left={work.left}
          shown={work.fields}
          describe={(fields) => describeArticleFields(articleFieldsOf(fields))}
          onRestore={work.restore}
          onDiscard={work.refuse}
        />
      ) : null}
      <input
        id={`${id}-heading`}
        value={editor.state.now.title}
        onChange={({ target }) =>
          editor.dispatch({
            type: 'set',
            values: { title: target.value },
            at: performance.now(),
          })
        }
        aria-label={liveDeskWords.headingIfItNeeds}
        placeholder={liveDeskWords.headingIfItNeeds}
        className="live-heading live-more"
      />
      <div ref={places.canvas} tabIndex={-1} {...places.handlers} className="live-words">
        <ArticleText
          text={editor.text}
          error={undefined}
          label={liveDeskWords.whatHasHappened}
          onGrip={places.onGrip}
        />
        {places.dropAt === undefined ? null : (
          <DropPlace place={places.dropAt} count={editor.state.now.text.childCount} />
        )}
      </div>
      {failure && !isStale ? <ErrorLine id={`${id}-error`}>{failure.detail}</ErrorLine> : null}
      {isStale ? (
        <p role="alert" className="flex flex-wrap items-center gap-2 px-4 py-2 text-ui">
          {liveDeskWords.somebodyElseChangedThisUpdate}
          <Button tone="line" size="small" onClick={() => void send(entry.version)}>
            {liveDeskWords.saveMineOver}
          </Button>
        </p>
      ) : null}
      <div className="live-bar">
        <Tools {...entryWork} />
        <Flags {...entryWork} />
        <span className="flex-1" />
        {entry ? (
          <Button
            tone="line"
            size="small"
            onClick={() => {
              void work.giveUp();
              onDone();
            }}
            className="pointer-coarse:min-h-11"
          >
            {liveDeskWords.cancel}
          </Button>
        ) : null}
        <Button type="submit" size="small" disabled={isBusy} className="pointer-coarse:min-h-11">
          {entry ? liveDeskWords.save : liveDeskWords.post}
          <kbd className="font-normal text-[0.75rem] max-md:hidden">
            {isMac() ? '⌘ Enter' : 'Ctrl Enter'}
          </kbd>
        </Button>
      </div>
      {work.question}
    </form>
  );
}
