import { type ClipboardEvent, useEffect, useId, useRef } from 'react';
import type { ProblemDetails } from '#api/problem.ts';
import { counted } from '#core/locale/plural.ts';
import { ErrorLine } from '#ui/kit/design/field-frame.tsx';
import { useBlockDrag } from '../blocks/block-drag.ts';
import { BlockList } from '../blocks/block-list.tsx';
import { useFileDrop } from '../blocks/file-drop.ts';
import { BlockButtons } from '../blocks/insert-point.tsx';
import { ArticleCategory, isOfTitleAndCategory } from './article-category.tsx';
import { errorInContent, errorOf } from './article-errors.ts';
import type { EditorDispatch } from './editor-state.ts';
import type { Editor } from './use-editor.ts';

interface TitleProps {
  title: string;
  error: string | undefined;
  dispatch: EditorDispatch;
}

function Title({ title, error, dispatch }: TitleProps) {
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
        placeholder="Title"
        onKeyDown={(event) => {
          // A headline has no line breaks.
          if (event.key === 'Enter') event.preventDefault();
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
        <label htmlFor={id}>Title</label>
        <span>{counted(title.length, { one: 'character', other: 'characters' })}</span>
      </p>
      {error ? <ErrorLine id={`${id}-error`}>{error}</ErrorLine> : null}
    </div>
  );
}

interface StandfirstProps {
  value: string;
  error: string | undefined;
  dispatch: EditorDispatch;
}

function Standfirst({ value, error, dispatch }: StandfirstProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (error) field.current?.focus();
  }, [error]);
  return (
    <>
      <textarea
        ref={field}
        rows={1}
        aria-label="Standfirst (optional)"
        placeholder="Standfirst (optional)"
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

function filesPasted({ clipboardData, target }: ClipboardEvent): File[] {
  // Office programs copy text along with a picture of it: paste the text.
  const isText = clipboardData.types.includes('text/plain');
  if (isText && target instanceof HTMLTextAreaElement) return [];
  return [...clipboardData.files];
}

interface ArticleCanvasProps {
  editor: Editor;
  categories: readonly string[];
  failure: ProblemDetails | undefined;
}

/** Writing area of the article editor. */
export function ArticleCanvas({ editor, categories, failure }: ArticleCanvasProps) {
  const { state, dispatch, commands, canvas, said } = editor;
  const { title, standfirst, blocks } = state.now;
  const drag = useBlockDrag(commands);
  const drop = useFileDrop(commands);
  const isMissing = isOfTitleAndCategory(failure) && title.trim() === '';
  const contentError = errorInContent(failure, state.now);

  const paste = (event: ClipboardEvent): void => {
    const files = filesPasted(event);
    if (files.length === 0) return;
    event.preventDefault();
    const under = event.target instanceof Element ? event.target.closest('[data-block]') : null;
    const key = under instanceof HTMLElement ? under.dataset.block : undefined;
    const place = key === undefined ? blocks.length : commands.indexOf(key) + 1;
    commands.takePictures(files, place, key);
  };

  return (
    <div
      ref={canvas}
      tabIndex={-1}
      onPaste={paste}
      {...drag.handlers}
      {...drop.handlers}
      className="mx-auto max-w-[45rem] px-5 pt-4 pb-12 outline-none md:px-0"
    >
      <Title
        title={title}
        error={isMissing ? failure.detail : errorOf(failure, 'title', title)}
        dispatch={dispatch}
      />
      <div className="mt-3 lg:hidden">
        <ArticleCategory
          fields={state.now}
          categories={categories}
          failure={failure}
          dispatch={dispatch}
        />
      </div>
      <Standfirst
        value={standfirst}
        error={errorOf(failure, 'standfirst', standfirst)}
        dispatch={dispatch}
      />
      <BlockList
        blocks={blocks}
        commands={commands}
        dragged={drag.dragged}
        dropAt={drag.dragged?.place ?? drop.place}
        error={contentError}
      />
      <div className="mt-5 flex flex-wrap gap-2 border-edge border-t border-dashed pt-4">
        <BlockButtons verb="Add" onChoose={(type) => commands.insert(type)} />
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}
