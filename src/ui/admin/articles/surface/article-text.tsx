import { type EditorState, TextSelection } from 'prosemirror-state';
import {
  type PointerEvent,
  type KeyboardEvent as ReactKeyboardEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#ui/kit/design/button.tsx';
import * as surfaceWords from '#ui/words/admin/surface-words.ts';
import type { ContentError } from '../editor/article-errors.ts';
import { ArticleCards } from './article-cards.tsx';
import { BlockHandle } from './block-handle.tsx';
import { withError } from './block-labels.ts';
import { positionOf } from './changed-blocks.ts';
import { leaveField } from './field-keys.ts';
import { FindBar } from './find-bar.tsx';
import { DockedBar, SelectionBar } from './format-bar.tsx';
import { type InsertEntry, insertInPlace } from './insert-menu.ts';
import { LinkDialog } from './link/link-dialog.tsx';
import { linkRange, setLink } from './link/link-range.ts';
import { type PasteNote, usePaste } from './paste/use-paste.ts';
import { schema } from './schema.ts';
import { type MenuKeys, SlashMenu } from './slash-menu.tsx';
import { currentBlock, selectBlock } from './text-commands.ts';
import type { TextEditor } from './text-editor.ts';
import { useArticleView } from './use-article-view.ts';
import { useTextState } from './use-text-state.ts';

/** Says once what a paste left out or interpreted, and offers it as plain text. */
const PasteNoteBar = ({ note, onClose }: { note: PasteNote; onClose: () => void }) => (
  <div className="article-find" role="status">
    <span className="min-w-0 flex-1 text-ui">{note.words}</span>
    <Button tone="line" size="small" onClick={note.asPlainText}>
      {note.label}
    </Button>
    <Button tone="line" size="small" onClick={onClose}>
      {surfaceWords.keep}
    </Button>
  </div>
);

/** Focuses a block: the first field of a card, or the caret in a text. */
export function focusBlock(text: TextEditor, index: number): void {
  // The fields of a new card are drawn by React.
  flushSync(() => undefined);
  const view = text.view();
  const node = text.state().doc.maybeChild(index);
  if (!view || !node) return;
  text.apply(selectBlock(text.state().tr, index).scrollIntoView());
  const field = node.isAtom
    ? view.dom.children[index]?.querySelector<HTMLElement>('textarea, input:not([type=file])')
    : undefined;
  (field ?? view).focus();
}

interface ArticleTextProps {
  text: TextEditor;
  error: ContentError | undefined;
  /** Name of the text for screen readers; `Text of the article` by default. */
  label?: string;
  onGrip: (event: PointerEvent<HTMLElement>, index: number) => void;
  /** Goes back to the field before the text. */
  onLeave?: () => void;
}

/** Index of the block under the pointer. */
function useHovered(text: TextEditor) {
  const [hovered, setHovered] = useState<number>();
  return {
    hovered,
    handlers: {
      onPointerMove: ({ target, pointerType }: PointerEvent): void => {
        const dom = text.view()?.dom;
        if (!dom || pointerType === 'touch' || !(target instanceof Node)) return;
        const at = [...dom.children].findIndex((block) => block.contains(target));
        if (at >= 0) setHovered(at);
      },
      onPointerLeave: (): void => setHovered(undefined),
      // While somebody writes, the handle is beside the caret.
      onKeyDown: (event: ReactKeyboardEvent): void => {
        const { target, key, shiftKey } = event;
        const view = text.view();
        if (target === view?.dom) setHovered(undefined);
        else if (view && key === 'Tab' && shiftKey && target instanceof Element) {
          if (leaveField(view, target)) event.preventDefault();
        }
      },
    },
  };
}

/** True in a nested list item, which Shift-Tab outdents. */
const isNested = ({ selection }: EditorState): boolean => selection.$from.depth > 3;

/** Shift-Tab goes back to the field before the text. */
function leaveByKey(
  text: TextEditor,
  event: KeyboardEvent,
  leave: (() => void) | undefined,
): boolean {
  if (event.key !== 'Tab' || !event.shiftKey || !leave || isNested(text.state())) return false;
  event.preventDefault();
  leave();
  return true;
}

/** Undoes and redoes; the interface around the text must not do it a second time. */
function undoByKey(text: TextEditor, event: KeyboardEvent): boolean {
  const key = event.key.toLowerCase();
  if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y'))
    return false;
  event.preventDefault();
  event.stopPropagation();
  text.store.dispatch({ type: key === 'y' || event.shiftKey ? 'redo' : 'undo' });
  return true;
}

/** The continuous text of an article, with what is over it and beside it. */
export function ArticleText(props: ArticleTextProps) {
  const { text, error, label = surfaceWords.textOfTheArticle, onGrip, onLeave } = props;
  const element = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const menuKeys = useRef<MenuKeys>(undefined);
  const [isLinking, setIsLinking] = useState(false);
  const [sought, setSought] = useState<string>();
  const paste = usePaste(text);
  const { hovered, handlers } = useHovered(text);
  const current = useTextState(text, currentBlock);
  const count = useTextState(text, ({ doc }) => doc.childCount);

  const openLink = (): void => setIsLinking(true);
  const openFind = (): void => {
    const { doc, selection } = text.state();
    const words =
      selection instanceof TextSelection ? doc.textBetween(selection.from, selection.to) : '';
    setSought(words.slice(0, 100));
  };
  const closeFind = (): void => {
    setSought(undefined);
    text.view()?.focus();
  };

  const cards = useArticleView(
    text,
    element,
    {
      handleKeyDown: (_, event) => {
        if (menuKeys.current?.(event)) {
          event.preventDefault();
          return true;
        }
        if (undoByKey(text, event)) return true;
        if (leaveByKey(text, event, onLeave)) return true;
        const isMod = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
        const key = event.key.toLowerCase();
        if (isMod && key === 'f') openFind();
        else if (isMod && key === 'k' && linkRange(text.state())) openLink();
        else return false;
        event.preventDefault();
        // The back office has a command palette on Ctrl+K.
        event.stopPropagation();
        return true;
      },
      ...paste.behaviour,
    },
    label,
  );

  const message = error?.message;
  const place = error?.place;
  useEffect(() => {
    text.apply(
      withError(
        text.state(),
        message === undefined ? undefined : { message, ...(place === undefined ? {} : { place }) },
      ),
    );
  }, [text, message, place]);
  // The message of a block may change while its text is edited: only a new error moves the focus.
  useEffect(() => {
    if (place === undefined) return;
    queueMicrotask(() => focusBlock(text, place));
  }, [text, place]);

  const insert = (entry: InsertEntry): void => {
    const index = currentBlock(text.state());
    text.apply(insertInPlace(text.state(), entry));
    focusBlock(text, index);
  };
  /** Begins a paragraph with a slash, which opens the menu of blocks. */
  const insertAt = (index: number): void => {
    const { tr, doc } = text.state();
    const at = positionOf(doc, index);
    tr.insert(at, schema.node('paragraph', null, schema.text('/')));
    tr.setSelection(TextSelection.create(tr.doc, at + 2));
    text.apply(tr.scrollIntoView());
    text.view()?.focus();
  };
  const link = (href: string | undefined): void => {
    const range = linkRange(text.state());
    setIsLinking(false);
    if (range) text.apply(setLink(text.state(), range, href));
    text.view()?.focus();
  };

  return (
    <>
      {paste.note ? <PasteNoteBar note={paste.note} onClose={paste.forget} /> : null}
      {sought === undefined ? null : <FindBar text={text} begun={sought} onClose={closeFind} />}
      <div ref={frame} className="article-surface" {...handlers}>
        <BlockHandle
          text={text}
          index={Math.min(hovered ?? current, count - 1)}
          frame={frame}
          onInsert={insertAt}
          onGrip={onGrip}
          onFocus={(index) => focusBlock(text, index)}
        />
        <div ref={element} />
        <ArticleCards cards={cards} />
        <SelectionBar text={text} frame={frame} openLink={openLink} />
        <SlashMenu text={text} frame={frame} keys={menuKeys} onChoose={insert} />
      </div>
      <DockedBar text={text} openLink={openLink} />
      <LinkDialog
        isOpen={isLinking}
        href={isLinking ? (linkRange(text.state())?.href ?? '') : ''}
        onLink={link}
        onClose={() => {
          setIsLinking(false);
          text.view()?.focus();
        }}
      />
    </>
  );
}
