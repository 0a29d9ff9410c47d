import { baseKeymap, chainCommands } from 'prosemirror-commands';
import { undoInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import type { Node } from 'prosemirror-model';
import { splitListItem } from 'prosemirror-schema-list';
import {
  type Command,
  EditorState,
  Plugin,
  type SelectionBookmark,
  type Transaction,
} from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import * as surfaceWords from '#ui/words/admin/surface-words.ts';
import { compositionTarget } from '../editor/editor-state.ts';
import type { EditorStore } from '../editor/editor-store.ts';
import { noteMarks } from '../notes/note-marks.ts';
import { blockIds } from './block-ids.ts';
import { blockLabels, labelOf } from './block-labels.ts';
import { changedBlocks, positionOf } from './changed-blocks.ts';
import { goToField } from './field-keys.ts';
import { findMarks } from './find-text.ts';
import { nodeType } from './schema.ts';
import {
  breakLine,
  breakNote,
  currentBlock,
  leaveBox,
  liftPoint,
  moveBlock,
  nestPoint,
  plainAtStart,
  toggle,
  toggleHeading,
  writeAfterCard,
  writeInPlace,
} from './text-commands.ts';
import { FIELD, SHOWN } from './transaction-marks.ts';
import { typingRules } from './typing-rules.ts';

/** Keys of the text that change it; those that open something are in `article-text.tsx`. */
const textKeys = keymap({
  'Mod-b': toggle('strong'),
  'Mod-i': toggle('emphasis'),
  'Mod-e': toggle('code'),
  'Mod-Alt-2': toggleHeading(2),
  'Mod-Alt-3': toggleHeading(3),
  Enter: chainCommands(
    breakNote,
    writeInPlace,
    splitListItem(nodeType('list_item')),
    liftPoint,
    leaveBox,
    writeAfterCard,
  ),
  'Shift-Enter': breakLine,
  Backspace: plainAtStart,
  Tab: chainCommands(nestPoint, goToField),
  'Shift-Tab': liftNested,
});

/** Shift-Tab leaves the text, except in a nested list item, which it outdents. */
function liftNested(...args: Parameters<typeof liftPoint>): boolean {
  const [{ selection }] = args;
  return selection.$from.depth > 3 && liftPoint(...args);
}

const countIn = (nodes: readonly Node[]): number =>
  nodes.filter(({ type }) => type === nodeType('locked')).length;

/** Refuses changes that would remove a block that can't be edited. */
const lockedBlocks = (say: (words: string) => void): Plugin =>
  new Plugin({
    filterTransaction: (tr) => {
      if (!tr.docChanged || tr.getMeta(SHOWN)) return true;
      const { from, to, otherTo } = changedBlocks(tr.before, tr.doc);
      const before = countIn(tr.before.children.slice(from, to));
      if (before <= countIn(tr.doc.children.slice(from, otherTo))) return true;
      say(surfaceWords.aBlockThatCant);
      return false;
    },
  });

/** Place that a transaction types into; `undefined` if it is an undo step by itself. */
function typedPlace(tr: Transaction, before: EditorState, state: EditorState): string | undefined {
  const composition: number | undefined = tr.getMeta('composition');
  if (composition !== undefined) return compositionTarget(composition);
  const field: string | undefined = tr.getMeta(FIELD);
  if (field !== undefined) return field;
  if (tr.getMeta('uiEvent') || state.doc.childCount !== before.doc.childCount) return undefined;
  const { from, to } = changedBlocks(state.doc, before.doc);
  const [one, other] = [state.doc.maybeChild(from), before.doc.maybeChild(from)];
  return to - from === 1 && one?.type === other?.type ? `text ${from}` : undefined;
}

/**
 * Scrolls to the selection where ProseMirror does not: while the caret is outside the text, as in the field of
 * a search.
 */
function showSelection(view: EditorView): void {
  if (view.dom.contains(document.getSelection()?.focusNode ?? null)) return;
  const { node, offset } = view.domAtPos(view.state.selection.from, 1);
  // A selected card is a child of the text.
  const selected = node.childNodes[offset] ?? node;
  const element = selected instanceof Element ? selected : selected.parentElement;
  element?.scrollIntoView({ block: 'center' });
}

/**
 * State of the text, outside of the view that draws it. Writes what changes into the store of the
 * editor, and shows what the store returns to.
 */
export function createTextEditor(store: EditorStore) {
  let view: EditorView | undefined;
  const listeners = new Set<() => void>();
  let said = '';
  let beginNote: (() => void) | undefined;

  const notify = (): void => {
    for (const listener of listeners) listener();
  };
  const say = (words: string): void => {
    said = words;
    notify();
  };

  const plugins: Plugin[] = [
    typingRules(),
    keymap({
      Backspace: undoInputRule,
      'Mod-Alt-m': () => {
        beginNote?.();
        return beginNote !== undefined;
      },
      'Alt-ArrowUp': (_, dispatch) => moveBy(-1, dispatch !== undefined),
      'Alt-ArrowDown': (_, dispatch) => moveBy(1, dispatch !== undefined),
    }),
    textKeys,
    keymap(baseKeymap),
    blockIds,
    lockedBlocks(say),
    blockLabels,
    findMarks,
    noteMarks,
  ];
  let state = EditorState.create({ doc: store.state().now.text, plugins });

  function apply(tr: Transaction): void {
    const before = state;
    state = before.apply(tr);
    view?.updateState(state);
    if (tr.scrolledIntoView && view) showSelection(view);
    if (state.doc !== before.doc && !tr.getMeta(SHOWN)) {
      store.dispatch({
        type: 'write',
        text: state.doc,
        target: typedPlace(tr, before, state),
        selection: before.selection.getBookmark(),
        at: performance.now(),
      });
      // Only typing into the text may wait: everything else ends with another action in the page.
      if (!view?.hasFocus()) store.publish();
    } else if (currentBlock(state) !== currentBlock(before) && view?.hasFocus()) {
      said = surfaceWords.blockOf(labelOf(state.doc, currentBlock(state)), state.doc.childCount);
    }
    notify();
  }

  function moveTo(from: number, to: number): boolean {
    const last = state.doc.childCount - 1;
    if (to < 0 || to > last || to === from) return false;
    apply(moveBlock(state, from, to).scrollIntoView());
    say(surfaceWords.movedToPlace(to + 1, last + 1));
    return true;
  }

  const moveBy = (by: number, isMeant: boolean): boolean => {
    if (isMeant) moveTo(currentBlock(state), currentBlock(state) + by);
    return true;
  };

  store.connect({
    selection: () => state.selection.getBookmark(),
    show: ({ now }, selection: SelectionBookmark | undefined) => {
      const { from, to, otherTo } = changedBlocks(state.doc, now.text);
      const { doc, tr } = state;
      tr.replaceWith(
        positionOf(doc, from),
        positionOf(doc, to),
        now.text.children.slice(from, otherTo),
      );
      if (selection) tr.setSelection(selection.resolve(tr.doc));
      apply(tr.setMeta(SHOWN, true));
    },
  });

  return {
    store,
    state: (): EditorState => state,
    apply,
    run: (command: Command): boolean => command(state, apply, view),
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Words for the live region. */
    said: (): string => said,
    say,
    moveTo,
    /** Sets what begins a note to the selected words; texts without it have no notes. */
    takeNotes: (begin: (() => void) | undefined): void => {
      beginNote = begin;
    },
    takesNotes: (): boolean => beginNote !== undefined,
    beginNote: (): void => beginNote?.(),
    view: (): EditorView | undefined => view,
    /** Connects the view that draws the text; `undefined` when it is gone. */
    attach: (next: EditorView | undefined): void => {
      view = next;
      notify();
    },
  };
}

export type TextEditor = ReturnType<typeof createTextEditor>;
