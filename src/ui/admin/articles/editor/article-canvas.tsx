import {
  type RefObject,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { ProblemDetails } from '#api/problem.ts';
import { leadImage, openContent } from '#core/article/article.ts';
import type { CategoryLink } from '#core/article/article-card.ts';
import {
  type BlockType,
  type ContentBlock,
  isImage,
  wordsOf,
} from '#core/article/content-block.ts';
import { counted } from '#core/locale/plural.ts';
import { Button } from '#ui/kit/design/button.tsx';
import { ErrorLine } from '#ui/kit/design/field-frame.tsx';
import * as articleEditorWords from '#ui/words/admin/article-editor-words.ts';
import { AdminIcon } from '../../parts/admin-icon.tsx';
import { emptyBlock, kindEntries } from '../blocks/block-kinds.ts';
import { DropPlace } from '../blocks/drop-place.tsx';
import { LeadPictureContext } from '../blocks/lead-picture.ts';
import { useTextPlaces } from '../blocks/use-text-places.ts';
import { ArticleText, focusBlock } from '../surface/article-text.tsx';
import { chooseLead, insertBlock } from '../surface/text-commands.ts';
import { ArticleCategory, isOfTitleAndCategory } from './article-category.tsx';
import { errorInContent, errorOf } from './article-errors.ts';
import { articleOf } from './article-fields.ts';
import type { EditorDispatch } from './editor-state.ts';
import type { Editor } from './use-editor.ts';

/** Types whose buttons are always there, as specified. */
const first: readonly BlockType[] = ['paragraph', 'image', 'video'];

/** Buttons that add a block at the end: those of the specified types, then the others on request. */
export function AddButtons({ onAdd }: { onAdd: (type: BlockType) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const shown = kindEntries.filter(([type]) => isOpen || first.includes(type));
  return (
    <div className="mt-9 flex flex-wrap gap-2 border-edge border-t border-dashed pt-4">
      {shown.map(([type, { label, icon }]) => (
        <Button key={type} tone="line" size="small" onClick={() => onAdd(type)}>
          <AdminIcon name={icon} />
          {articleEditorWords.addWith(label)}
        </Button>
      ))}
      <Button tone="line" size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? articleEditorWords.fewer : articleEditorWords.add}
      </Button>
    </div>
  );
}

interface TitleProps {
  title: string;
  /** Goes on to the standfirst. */
  onEnter: () => void;
  error: string | undefined;
  dispatch: EditorDispatch;
}

function Title({ title, onEnter, error, dispatch }: TitleProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (error) field.current?.focus();
  }, [error]);
  return (
    <div>
      <textarea
        ref={field}
        id={id}
        rows={1}
        required
        value={title}
        placeholder={articleEditorWords.title}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // A headline has no line breaks.
          event.preventDefault();
          if (!(event.ctrlKey || event.metaKey || event.altKey)) onEnter();
        }}
        onChange={({ target }) =>
          dispatch({
            type: 'set',
            values: { title: target.value.replace(/[\r\n]+/g, ' ') },
            at: performance.now(),
          })
        }
        className="article-title"
        {...(error ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {})}
      />
      <p className="mt-1.5 flex justify-between text-meta tabular-nums">
        <label htmlFor={id}>{articleEditorWords.title}</label>
        <span>{counted(title.length, articleEditorWords.characters)}</span>
      </p>
      {error ? <ErrorLine id={`${id}-error`}>{error}</ErrorLine> : null}
    </div>
  );
}

interface StandfirstProps {
  field: RefObject<HTMLTextAreaElement | null>;
  value: string;
  /** Goes on to the text. */
  onEnter: () => void;
  error: string | undefined;
  dispatch: EditorDispatch;
}

function Standfirst({ field, value, onEnter, error, dispatch }: StandfirstProps) {
  const id = useId();
  useEffect(() => {
    if (error) field.current?.focus();
  }, [error, field]);
  return (
    <>
      <textarea
        ref={field}
        rows={1}
        aria-label={articleEditorWords.standfirstOptional}
        onKeyDown={(event) => {
          const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
          if (shiftKey || ctrlKey || metaKey || altKey) return;
          if (key !== 'Enter' && key !== 'Tab') return;
          event.preventDefault();
          onEnter();
        }}
        placeholder={articleEditorWords.standfirstOptional}
        value={value}
        onChange={({ target }) =>
          dispatch({ type: 'set', values: { standfirst: target.value }, at: performance.now() })
        }
        className="article-standfirst"
        {...(error ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {})}
      />
      {error ? <ErrorLine id={`${id}-error`}>{error}</ErrorLine> : null}
    </>
  );
}

/** Sentence and blocks in place of a text that can't be opened for writing. */
function UnreadableText({ blocks }: { blocks: readonly ContentBlock[] }) {
  return (
    <div className="mt-5">
      <p role="alert" className="rounded-2 border border-warn bg-wash p-3.5">
        {articleEditorWords.thisTextCantBeOpened}
      </p>
      {wordsOf(blocks).map((words, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change
        <p key={at} className="mt-5 whitespace-pre-line font-serif text-[1.1875rem]/7.5">
          {words}
        </p>
      ))}
    </div>
  );
}

interface ArticleCanvasProps {
  editor: Editor;
  categories: readonly CategoryLink[];
  failure: ProblemDetails | undefined;
}

/** Writing area of the article editor. */
export function ArticleCanvas({ editor, categories, failure }: ArticleCanvasProps) {
  const { state, fields, dispatch, text, canvas } = editor;
  const { title, standfirst, unreadable } = state.now;
  const standfirstField = useRef<HTMLTextAreaElement>(null);
  const places = useTextPlaces(text);
  const isMissing = isOfTitleAndCategory(failure) && title.trim() === '';
  const contentError = errorInContent(failure, state.now);
  const said = useSyncExternalStore(text.subscribe, text.said, text.said);
  const count = state.now.text.childCount;
  const article = articleOf(fields);
  const leadId = leadImage(article)?.id;
  const open = openContent(article)
    .filter(isImage)
    .map(({ id }) => id)
    .join(' ');
  const lead = useMemo(
    () => ({
      id: leadId,
      mayLead: (id: string) => open.split(' ').includes(id),
      choose: (id: string) => {
        text.apply(chooseLead(text.state(), id));
        // The focal point was that of the picture before.
        dispatch({ type: 'set', values: { focus: null }, at: performance.now() });
      },
    }),
    [leadId, open, text, dispatch],
  );
  const add = (type: BlockType): void => {
    const index = text.state().doc.childCount;
    text.apply(insertBlock(text.state(), emptyBlock(type), index));
    focusBlock(text, index);
  };

  return (
    <div
      ref={(element) => {
        canvas.current = element;
        places.canvas.current = element;
      }}
      tabIndex={-1}
      {...places.handlers}
      className="article-canvas"
    >
      <Title
        title={title}
        onEnter={() => standfirstField.current?.focus()}
        error={isMissing ? failure.detail : errorOf(failure, 'title', title)}
        dispatch={dispatch}
      />
      <div className="mt-3 lg:hidden">
        <ArticleCategory
          fields={fields}
          categories={categories}
          failure={failure}
          dispatch={dispatch}
        />
      </div>
      <Standfirst
        field={standfirstField}
        onEnter={() => focusBlock(text, 0)}
        value={standfirst}
        error={errorOf(failure, 'standfirst', standfirst)}
        dispatch={dispatch}
      />
      {unreadable ? (
        <UnreadableText blocks={unreadable} />
      ) : (
        <LeadPictureContext value={lead}>
          <ArticleText
            text={text}
            error={contentError}
            onGrip={places.onGrip}
            onLeave={() => standfirstField.current?.focus()}
          />
          <AddButtons onAdd={add} />
        </LeadPictureContext>
      )}
      {contentError && contentError.place === undefined ? (
        <ErrorLine id="article-text-error">{contentError.message}</ErrorLine>
      ) : null}
      {places.dropAt === undefined ? null : <DropPlace place={places.dropAt} count={count} />}
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}
