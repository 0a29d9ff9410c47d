import type { Node } from 'prosemirror-model';
import {
  type EditorState,
  Plugin,
  PluginKey,
  TextSelection,
  type Transaction,
} from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';
import { LONGEST_QUOTE } from '#core/article/notes/note.ts';
import { SHOWN } from '../surface/transaction-marks.ts';

/** Words of a text to which a note belongs. */
export interface Passage {
  blockId: string;
  quote: string;
}

/** Passage of an open note. */
export interface NotedPassage extends Passage {
  noteId: string;
}

interface Noted {
  passages: readonly NotedPassage[];
  decorations: DecorationSet;
}

const key = new PluginKey<Noted>('notes');

/** Place of the words in a block, if they are in one of its texts. */
function placeIn(block: Node, position: number, quote: string) {
  let found: { from: number; to: number } | undefined;
  const look = (node: Node, at: number): boolean => {
    if (!node.isTextblock || found) return !found;
    const start = node.textBetween(0, node.content.size, undefined, '\n').indexOf(quote);
    if (start >= 0) found = { from: at + 1 + start, to: at + 1 + start + quote.length };
    return false;
  };
  if (look(block, position)) block.descendants((node, at) => look(node, position + 1 + at));
  return found;
}

/** Place of a passage: in its own block, or else in the first one that has its words. */
function placeOf(document: Node, { blockId, quote }: Passage) {
  const blocks: { block: Node; position: number }[] = [];
  document.forEach((block, position) => {
    if (block.attrs.id === blockId) blocks.unshift({ block, position });
    else blocks.push({ block, position });
  });
  for (const { block, position } of blocks) {
    const place = placeIn(block, position, quote);
    if (place) return place;
  }
  return undefined;
}

function mark(document: Node, passages: readonly NotedPassage[]): Noted {
  const decorations = passages.flatMap((passage) => {
    const place = placeOf(document, passage);
    const spec = { noteId: passage.noteId };
    return place ? [Decoration.inline(place.from, place.to, { class: 'is-noted' }, spec)] : [];
  });
  return { passages, decorations: DecorationSet.create(document, decorations) };
}

/** Marks the passages of open notes. */
export const noteMarks = new Plugin<Noted>({
  key,
  state: {
    init: () => ({ passages: [], decorations: DecorationSet.empty }),
    apply: (tr, now) => {
      const passages: readonly NotedPassage[] | undefined = tr.getMeta(key);
      // An undo, or another person's save, replaces whole blocks.
      if (passages || tr.getMeta(SHOWN)) return mark(tr.doc, passages ?? now.passages);
      if (!tr.docChanged) return now;
      return { ...now, decorations: now.decorations.map(tr.mapping, tr.doc) };
    },
  },
  props: { decorations: (state) => key.getState(state)?.decorations },
});

export const showNoted = (state: EditorState, passages: readonly NotedPassage[]): Transaction =>
  state.tr.setMeta(key, passages);

/** Marked place of a note; `undefined` where its passage is gone. */
export function notedPlace(state: EditorState, noteId: string) {
  const found = key
    .getState(state)
    ?.decorations.find(undefined, undefined, (spec) => spec.noteId === noteId)[0];
  return found && found.from < found.to ? { from: found.from, to: found.to } : undefined;
}

/** Selects the passage of a note. */
export function selectNoted(state: EditorState, noteId: string): Transaction | undefined {
  const place = notedPlace(state, noteId);
  return (
    place &&
    state.tr.setSelection(TextSelection.create(state.doc, place.from, place.to)).scrollIntoView()
  );
}

/** Passage that is selected, within one text; `undefined` if none is. */
export function selectedPassage({ selection, doc }: EditorState): Passage | undefined {
  const { $from, $to, from, to } = selection;
  if (!(selection instanceof TextSelection) || selection.empty || !$from.sameParent($to)) {
    return undefined;
  }
  const id: unknown = $from.node(1)?.attrs.id;
  const quote = doc.textBetween(from, to, undefined, '\n').slice(0, LONGEST_QUOTE);
  // Blocks of old articles may lack an id: their passage is found by its words.
  return quote.trim() === '' ? undefined : { blockId: typeof id === 'string' ? id : '', quote };
}
