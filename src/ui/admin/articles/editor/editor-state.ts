import type { Node } from 'prosemirror-model';
import type { SelectionBookmark } from 'prosemirror-state';
import type { ContentBlock } from '#core/article/content-block.ts';
import { mergeFields } from '../../parts/editor/merge-fields.ts';
import { blocksOf, documentOf } from '../surface/text-document.ts';
import type { ArticleFields } from './article-fields.ts';

/** Article being edited. */
export interface EditedArticle extends Omit<ArticleFields, 'content'> {
  /** The text. */
  text: Node;
  /** Stored blocks that no document could be made of: they are shown, kept, and can't be edited. */
  unreadable?: ContentBlock[] | undefined;
}

/** State of the article that undo returns to, with the selection in its text. */
interface Step {
  article: EditedArticle;
  selection?: SelectionBookmark | undefined;
  /** Number of merges that the article has. */
  merged: number;
}

/** Fields before and after another person's save was merged into them. */
interface Merge {
  before: ArticleFields;
  after: ArticleFields;
}

export interface EditorState {
  now: EditedArticle;
  past: readonly Step[];
  future: readonly Step[];
  /** The last merges, and the number of all: a state that undo returns to keeps what others wrote since. */
  merges: readonly Merge[];
  merged: number;
  /** Place that was last typed into, and when: continuous typing is one undo step. */
  typing: { target: string; at: number } | undefined;
}

type Change =
  | {
      type: 'set';
      values: Partial<Omit<EditedArticle, 'text' | 'unreadable'>>;
      at: number;
    }
  | {
      type: 'write';
      text: Node;
      /** Place that is typed into; `undefined` for a change that is an undo step by itself. */
      target: string | undefined;
      /** Selection before the change. */
      selection: SelectionBookmark;
      at: number;
    }
  /** Shows other fields, as an undo step. */
  | { type: 'replace'; fields: ArticleFields };

/** Shows what another person saved, merged into the fields; no undo step. */
interface MergeAction {
  type: 'merge';
  fields: ArticleFields;
}

/** Return to an earlier or later state; `selection` is the one of the state that is left. */
type Return<Type> = { type: Type; selection?: SelectionBookmark | undefined };

export type EditorAction = Change | MergeAction | Return<'undo'> | Return<'redo'>;

export type EditorDispatch = (action: EditorAction) => void;

/** Longest pause between two keystrokes of one undo step, in milliseconds. */
const PAUSE = 1000;
const MOST_STEPS = 200;
const MOST_MERGES = 200;

/** Target of what an input method composes, which is one undo step however long it takes. */
export const compositionTarget = (composition: number): string => `composition ${composition}`;

const isComposition = (target: string): boolean => target.startsWith('composition ');

/** The article of these fields. Blocks that are the same in `like` keep their nodes. */
export function editedArticle(
  { content, ...fields }: ArticleFields,
  like?: EditedArticle,
): EditedArticle {
  try {
    return { ...fields, text: documentOf(content, like?.text) };
  } catch (error) {
    console.error(error);
    return { ...fields, text: documentOf([]), unreadable: content };
  }
}

export function fieldsIn({ text, unreadable, ...fields }: EditedArticle): ArticleFields {
  return { ...fields, content: unreadable ?? blocksOf(text) };
}

export const editorState = (article: EditedArticle): EditorState => ({
  now: article,
  past: [],
  future: [],
  merges: [],
  merged: 0,
  typing: undefined,
});

function changed(article: EditedArticle, change: Change): EditedArticle {
  switch (change.type) {
    case 'set':
      return { ...article, ...change.values };
    case 'write':
      return { ...article, text: change.text };
    case 'replace':
      return editedArticle(change.fields, article);
  }
}

function targetOf(change: Change): string | undefined {
  if (change.type === 'set') return Object.keys(change.values).join();
  return change.type === 'write' ? change.target : undefined;
}

/** Article of a step, with the merges since. */
function articleOf({ merges, merged }: EditorState, step: Step): EditedArticle {
  if (step.merged === merged) return step.article;
  const fields = merges
    .slice(step.merged - merged)
    .reduce(
      (mine, { before, after }) => mergeFields(before, mine, after, 'mine').value,
      fieldsIn(step.article),
    );
  return editedArticle(fields, step.article);
}

/** Moves one step from a list of states to the other. */
function stepBetween(
  state: EditorState,
  from: readonly Step[],
  to: readonly Step[],
  selection: SelectionBookmark | undefined,
): { now: EditedArticle; from: readonly Step[]; to: readonly Step[] } | undefined {
  const next = from.at(-1);
  const left = { article: state.now, selection, merged: state.merged };
  return next && { now: articleOf(state, next), from: from.slice(0, -1), to: [...to, left] };
}

function withMerge(state: EditorState, fields: ArticleFields): EditorState {
  const merges = [...state.merges, { before: fieldsIn(state.now), after: fields }].slice(
    -MOST_MERGES,
  );
  const merged = state.merged + 1;
  const isRecent = (step: Step): boolean => merged - step.merged <= merges.length;
  return {
    ...state,
    now: editedArticle(fields, state.now),
    past: state.past.filter(isRecent),
    future: state.future.filter(isRecent),
    merges,
    merged,
  };
}

/** Reducer of the editor: applies a change and records the undo step. */
export function editArticle(state: EditorState, action: EditorAction): EditorState {
  const { past, future } = state;
  if (action.type === 'undo') {
    const step = stepBetween(state, past, future, action.selection);
    return step
      ? { ...state, now: step.now, past: step.from, future: step.to, typing: undefined }
      : state;
  }
  if (action.type === 'redo') {
    const step = stepBetween(state, future, past, action.selection);
    return step
      ? { ...state, now: step.now, past: step.to, future: step.from, typing: undefined }
      : state;
  }
  if (action.type === 'merge') return withMerge(state, action.fields);
  const target = targetOf(action);
  const at = 'at' in action ? action.at : 0;
  const isSame = target !== undefined && target === state.typing?.target;
  const goesOn = isSame && (isComposition(target) || at - (state.typing?.at ?? 0) < PAUSE);
  const selection = action.type === 'write' ? action.selection : undefined;
  const step = { article: state.now, selection, merged: state.merged };
  return {
    ...state,
    now: changed(state.now, action),
    past: goesOn ? past : [...past, step].slice(-MOST_STEPS),
    future: [],
    typing: target === undefined ? undefined : { target, at },
  };
}
