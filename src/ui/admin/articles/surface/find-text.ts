import type { Node } from 'prosemirror-model';
import {
  type EditorState,
  Plugin,
  PluginKey,
  TextSelection,
  type Transaction,
} from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';

interface Place {
  from: number;
  to: number;
}

interface Search {
  words: string;
  places: readonly Place[];
  decorations: DecorationSet;
}

const key = new PluginKey<Search>('find');

const nothing: Search = { words: '', places: [], decorations: DecorationSet.empty };

/** Text in the form in which it is compared: letter case does not count, lengths stay as they are. */
function folded(text: string): string {
  const lower = text.toLowerCase();
  return lower.length === text.length ? lower : text;
}

/** Places of the words in the texts of a document; letter case does not count. */
function placesOf(document: Node, words: string): Place[] {
  const sought = folded(words);
  const places: Place[] = [];
  document.descendants((node, position) => {
    if (!node.isTextblock) return true;
    const text = folded(node.textBetween(0, node.content.size, undefined, '\n'));
    for (let at = text.indexOf(sought); at >= 0; at = text.indexOf(sought, at + sought.length)) {
      const from = position + 1 + at;
      places.push({ from, to: from + sought.length });
    }
    return false;
  });
  return places;
}

function search(document: Node, words: string): Search {
  if (words === '') return nothing;
  const places = placesOf(document, words);
  const decorations = places.map(({ from, to }) =>
    Decoration.inline(from, to, { class: 'is-found' }),
  );
  return { words, places, decorations: DecorationSet.create(document, decorations) };
}

const searchIn = (state: EditorState): Search => key.getState(state) ?? nothing;

/** Number of places that were found. */
export const foundIn = (state: EditorState): number => searchIn(state).places.length;

/** Number of the found place that is selected, from 1; 0 if none is. */
export const foundPlace = (state: EditorState): number =>
  searchIn(state).places.findIndex(
    ({ from, to }) => from === state.selection.from && to === state.selection.to,
  ) + 1;

/** Marks the words that are searched in the text. */
export const findMarks = new Plugin<Search>({
  key,
  state: {
    init: () => nothing,
    apply: (tr, now) => {
      const words: string | undefined = tr.getMeta(key);
      if (words === undefined && !tr.docChanged) return now;
      return search(tr.doc, words ?? now.words);
    },
  },
  props: {
    decorations: (state) => {
      const { places, decorations } = searchIn(state);
      const here = places[foundPlace(state) - 1];
      if (!here) return decorations;
      return decorations.add(state.doc, [
        Decoration.inline(here.from, here.to, { class: 'is-found-here' }),
      ]);
    },
  },
});

/** Searches words; the empty text ends the search. */
export const searchFor = (state: EditorState, words: string): Transaction =>
  state.tr.setMeta(key, words);

/** Selects the next found place, or the one before; goes on at the other end of the text. */
export function selectFound(state: EditorState, direction: 1 | -1): Transaction | undefined {
  const { places } = searchIn(state);
  const { from, to } = state.selection;
  const next =
    direction === 1
      ? (places.find((place) => place.from >= to) ?? places[0])
      : (places.findLast((place) => place.to <= from) ?? places.at(-1));
  return (
    next &&
    state.tr.setSelection(TextSelection.create(state.doc, next.from, next.to)).scrollIntoView()
  );
}

/** Replaces the selected place, or all of them; `undefined` if there is none. */
export function replaceFound(
  state: EditorState,
  words: string,
  isForAll: boolean,
): Transaction | undefined {
  const { places } = searchIn(state);
  const selected = places[foundPlace(state) - 1];
  const replaced = isForAll ? places : selected ? [selected] : [];
  if (replaced.length === 0) return undefined;
  const { tr } = state;
  for (const { from, to } of replaced.toReversed()) {
    const marks = state.doc.resolve(from).marksAcross(state.doc.resolve(to)) ?? [];
    if (words === '') tr.delete(from, to);
    else tr.replaceWith(from, to, state.schema.text(words, marks));
  }
  return tr;
}
