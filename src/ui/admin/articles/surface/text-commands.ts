import { toggleMark } from 'prosemirror-commands';
import type { Attrs, Node, NodeType } from 'prosemirror-model';
import { liftListItem, sinkListItem, wrapInList } from 'prosemirror-schema-list';
import {
  type Command,
  type EditorState,
  NodeSelection,
  Selection,
  TextSelection,
  type Transaction,
} from 'prosemirror-state';
import type { ListStyle } from '#blocks/list/list.ts';
import type { MarkKind } from '#blocks/marks.ts';
import type { ContentBlock } from '#core/article/content-block.ts';
import { newBlockId } from '../blocks/new-block-id.ts';
import { positionOf } from './changed-blocks.ts';
import { nodeType, schema } from './schema.ts';
import { nodeOf } from './text-document.ts';

const list = nodeType('list');
const listItem = nodeType('list_item');
const paragraph = nodeType('paragraph');
const heading = nodeType('heading');
const quotation = nodeType('quotation');

/** Index of the block at the beginning of the selection. */
export const currentBlock = ({ selection: { $from } }: EditorState): number => $from.index(0);

/** The block at the beginning of the selection. */
export const currentNode = (state: EditorState): Node => state.doc.child(currentBlock(state));

export const toggle = (kind: MarkKind): Command => toggleMark(schema.mark(kind).type);

/** True if the selection, or what is typed next, has the mark. */
export function hasMark({ selection, storedMarks, doc }: EditorState, kind: MarkKind): boolean {
  const type = schema.marks[kind];
  if (type === undefined) return false;
  const { from, to, empty, $from } = selection;
  if (empty) return type.isInSet(storedMarks ?? $from.marks()) !== undefined;
  return doc.rangeHasMark(from, to, type);
}

/** Makes the selected texts blocks of another type; they keep their ids. */
const turnInto =
  (type: NodeType, attrs: Attrs = {}): Command =>
  (state, dispatch) => {
    const { from, to, $from } = state.selection;
    if ($from.depth !== 1 || !$from.parent.isTextblock) return false;
    const { tr } = state;
    tr.setBlockType(from, to, type, (old) => ({ id: old.attrs.id, ...attrs }));
    if (!tr.docChanged) return false;
    dispatch?.(tr.scrollIntoView());
    return true;
  };

export const toParagraph = turnInto(paragraph);

/** Makes a subheading of that level, or a paragraph of one. */
export const toggleHeading =
  (level: 2 | 3): Command =>
  (state, dispatch) => {
    const node = currentNode(state);
    const isOne = node.type === heading && node.attrs.level === level;
    return (isOne ? toParagraph : turnInto(heading, { level }))(state, dispatch);
  };

export const toggleQuotation: Command = (state, dispatch) =>
  (currentNode(state).type === quotation ? toParagraph : turnInto(quotation))(state, dispatch);

/**
 * Moves the selected points of a list one level out. Refuses where the points after them would become a second
 * list below the last one, for which ProseMirror throws.
 */
export const liftPoint: Command = (state, dispatch) => {
  try {
    return liftListItem(listItem)(state, dispatch);
  } catch (error) {
    // The types of the library lack its class.
    if (error instanceof Error && error.name === 'TransformError') return false;
    throw error;
  }
};

/** Turns the selected texts into a list of that style, and a list of that style into paragraphs. */
export const toggleList =
  (style: ListStyle): Command =>
  (state, dispatch) => {
    const node = currentNode(state);
    if (node.type !== list) {
      const at = state.selection;
      const plain = state.apply(state.tr.setBlockType(at.from, at.to, paragraph));
      if (!wrapInList(list, { style })(plain)) return false;
      if (!dispatch) return true;
      const { tr } = state;
      tr.setBlockType(at.from, at.to, paragraph, (old) => ({ id: old.attrs.id }));
      wrapInList(list, { style })(state.apply(tr), (wrapped) => {
        for (const step of wrapped.steps) tr.step(step);
        tr.setSelection(Selection.fromJSON(tr.doc, wrapped.selection.toJSON()));
      });
      dispatch(tr.scrollIntoView());
      return true;
    }
    if (node.attrs.style === style) return liftPoint(state, dispatch);
    dispatch?.(
      state.tr.setNodeAttribute(positionOf(state.doc, currentBlock(state)), 'style', style),
    );
    return true;
  };

/** Nests a point of a list under the one before it, once. */
export const nestPoint: Command = (state, dispatch) => {
  const { $from } = state.selection;
  const item = $from.depth > 2 ? $from.node($from.depth - 1) : undefined;
  if ($from.depth !== 3 || item?.type !== listItem || item.childCount > 1) return false;
  return sinkListItem(listItem)(state, dispatch);
};

/** True if the caret is at the beginning of its text. */
const isAtStart = ({ selection }: EditorState): boolean =>
  selection.empty && selection.$from.parent.isTextblock && selection.$from.parentOffset === 0;

/** At the beginning of a subheading, quotation or point of a list: makes it a paragraph. */
export const plainAtStart: Command = (state, dispatch) => {
  if (!isAtStart(state)) return false;
  const { $from } = state.selection;
  if ($from.depth === 1) return $from.parent.type !== paragraph && toParagraph(state, dispatch);
  return liftPoint(state, dispatch);
};

/** In the empty last paragraph of a fact box: goes on after the box. */
export const leaveBox: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  if (!empty || $from.depth !== 2 || $from.node(1).type.name !== 'fact-box') return false;
  const box = $from.node(1);
  const isEmptyEnd = $from.parent.content.size === 0 && $from.index(1) === box.childCount - 1;
  if (!isEmptyEnd || box.childCount < 3) return false;
  if (dispatch) {
    const { tr } = state;
    tr.delete($from.before(2), $from.after(2));
    const after = tr.mapping.map($from.after(1));
    tr.insert(after, paragraph.create());
    dispatch(tr.setSelection(TextSelection.create(tr.doc, after + 1)).scrollIntoView());
  }
  return true;
};

/** Enter on a selected card: begins a paragraph after it. */
export const writeAfterCard: Command = (state, dispatch) => {
  const { selection } = state;
  if (!(selection instanceof NodeSelection)) return false;
  const { tr } = state;
  tr.insert(selection.to, paragraph.create());
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, selection.to + 1)).scrollIntoView());
  return true;
};

/**
 * Enter on a selection whose deletion leaves no text to split: begins a paragraph in its place. Without this,
 * `splitBlock` throws beside a card.
 */
export const writeInPlace: Command = (state, dispatch) => {
  if (!(state.selection instanceof TextSelection) || state.selection.empty) return false;
  const tr = state.tr.deleteSelection();
  const { from, $from } = tr.selection;
  if ($from.depth > 0) return false;
  tr.insert(from, paragraph.create());
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, from + 1)).scrollIntoView());
  return true;
};

/** A line break within a text. */
export const breakLine: Command = (state, dispatch) => {
  if (!state.selection.$from.parent.inlineContent) return false;
  dispatch?.(state.tr.replaceSelectionWith(schema.node('line_break')).scrollIntoView());
  return true;
};

/** Breaks a line within a footnote, which is one text. */
export const breakNote: Command = (state, dispatch) =>
  state.selection.$from.parent.type === footnote && breakLine(state, dispatch);

/** Puts the caret into a block, or selects the card that it is. */
export function selectBlock(tr: Transaction, index: number): Transaction {
  const at = positionOf(tr.doc, index);
  return tr.setSelection(
    tr.doc.child(index).isAtom
      ? NodeSelection.create(tr.doc, at)
      : Selection.near(tr.doc.resolve(at + 1)),
  );
}

/** Inserts a block before the one with that index, and puts the caret into it. */
export function insertBlock(state: EditorState, block: ContentBlock, index: number): Transaction {
  const tr = state.tr.insert(positionOf(state.doc, index), nodeOf(block));
  return selectBlock(tr, index).scrollIntoView();
}

/** Moves a block to another index; the selection stays in it. */
export function moveBlock(state: EditorState, from: number, to: number): Transaction {
  const { doc, selection, tr } = state;
  const node = doc.child(from);
  const start = positionOf(doc, from);
  tr.delete(start, start + node.nodeSize);
  const target = positionOf(tr.doc, to);
  tr.insert(target, node);
  const isWithin = currentBlock(state) === from;
  if (!isWithin) return tr;
  if (selection instanceof TextSelection && selection.to <= start + node.nodeSize) {
    const by = target - start;
    return tr.setSelection(
      TextSelection.create(tr.doc, selection.anchor + by, selection.head + by),
    );
  }
  return selectBlock(tr, to);
}

/** Changes fields of the card with that index; `undefined` removes one. */
export function setCardValues(state: EditorState, index: number, values: object): Transaction {
  const { doc, tr } = state;
  const next = Object.entries({ ...doc.child(index).attrs.values, ...values });
  const present = Object.fromEntries(next.filter(([, value]) => value !== undefined));
  return tr.setNodeAttribute(positionOf(doc, index), 'values', present);
}

/** Changes fields of the first card with that id. */
export const setCardOf =
  (id: string, values: object): Command =>
  (state, dispatch) => {
    const isMeant = ({ attrs }: Node): boolean => attrs.id === id && attrs.values !== undefined;
    const index = state.doc.children.findIndex(isMeant);
    if (index < 0) return false;
    dispatch?.(setCardValues(state, index, values));
    return true;
  };

/** Makes the image block with that id the lead picture of the article. */
export function chooseLead({ tr, doc }: EditorState, id: string): Transaction {
  for (const [index, { type, attrs }] of doc.children.entries()) {
    if (type.name !== 'image') continue;
    const { leads: _, ...values } = attrs.values as { leads?: true };
    const next = attrs.id === id ? { ...values, leads: true } : values;
    tr.setNodeAttribute(positionOf(doc, index), 'values', next);
  }
  return tr;
}

/** Removes a block; the caret goes to its neighbour. */
export function removeBlock(state: EditorState, index: number): Transaction {
  const start = positionOf(state.doc, index);
  const tr = state.tr.delete(start, start + state.doc.child(index).nodeSize);
  return selectBlock(tr, Math.min(index, tr.doc.childCount - 1));
}

const notes = nodeType('notes');
const footnote = nodeType('footnote');

/** Number behind the highest one that a sign in the text or the place of a note has. */
function nextSign(doc: Node): number {
  let highest = 0;
  doc.descendants((node) => {
    if (node.type === notes) highest = Math.max(highest, node.childCount);
    if (!schema.marks.note?.isInSet(node.marks)) return;
    highest = Math.max(highest, Number(/\d+/.exec(node.text ?? '')?.[0] ?? 0));
  });
  return highest + 1;
}

/**
 * Writes the sign of a new footnote after the selection, and puts the caret into the note, which is added behind the
 * text. Not within a footnote.
 */
export const addFootnote: Command = (state, dispatch) => {
  const { doc, selection, tr } = state;
  const { $to } = selection;
  if (!$to.parent.inlineContent || $to.parent.type === footnote) return false;
  if (!$to.parent.type.allowsMarkType(schema.marks.note)) return false;
  const id = newBlockId();
  const at = doc.children.findIndex((node) => node.type === notes);
  const sign = schema.text(`[${nextSign(doc)}]`, [schema.mark('note', { href: id })]);
  tr.insert($to.pos, sign);
  const note = footnote.create({ id });
  const place =
    at < 0 ? tr.doc.content.size : positionOf(tr.doc, at) + tr.doc.child(at).nodeSize - 1;
  tr.insert(place, at < 0 ? notes.create({ id: newBlockId() }, note) : note);
  const caret = place + (at < 0 ? 2 : 1);
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, caret)).scrollIntoView());
  return true;
};
