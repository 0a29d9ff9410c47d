import type { Node } from 'prosemirror-model';
import type { SelectionBookmark } from 'prosemirror-state';
import type { ContentBlock } from '#core/article/content-block.ts';
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
}

export interface EditorState {
  now: EditedArticle;
  past: readonly Step[];
  future: readonly Step[];
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
  | { type: 'replace'; fields: ArticleFields };

/** Return to an earlier or later state; `selection` is the one of the state that is left. */
type Return<Type> = { type: Type; selection?: SelectionBookmark | undefined };

export type EditorAction = Change | Return<'undo'> | Return<'redo'>;

export type EditorDispatch = (action: EditorAction) => void;

/** Longest pause between two keystrokes of one undo step, in milliseconds. */
const PAUSE = 1000;
const MOST_STEPS = 200;

/** Target of what an input method composes, which is one undo step however long it takes. */
export const compositionTarget = (composition: number): string => `composition ${composition}`;

const isComposition = (target: string): boolean => target.startsWith('composition ');

export function editedArticle({ content, ...fields }: ArticleFields): EditedArticle {
  try {
    return { ...fields, text: documentOf(content) };
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
  typing: undefined,
});

function changed(article: EditedArticle, change: Change): EditedArticle {
  switch (change.type) {
    case 'set':
      return { ...article, ...change.values };
    case 'write':
      return { ...article, text: change.text };
    case 'replace':
      return editedArticle(change.fields);
  }
}

function targetOf(change: Change): string | undefined {
  if (change.type === 'set') return Object.keys(change.values).join();
  return change.type === 'write' ? change.target : undefined;
}

/** Moves one step from a list of states to the other. */
function stepBetween(
  { now }: EditorState,
  from: readonly Step[],
  to: readonly Step[],
  selection: SelectionBookmark | undefined,
): { now: EditedArticle; from: readonly Step[]; to: readonly Step[] } | undefined {
  const next = from.at(-1);
  return (
    next && { now: next.article, from: from.slice(0, -1), to: [...to, { article: now, selection }] }
  );
}

/** Reducer of the editor: applies a change and records the undo step. */
export function editArticle(state: EditorState, action: EditorAction): EditorState {
  const { past, future } = state;
  if (action.type === 'undo') {
    const step = stepBetween(state, past, future, action.selection);
    return step ? { now: step.now, past: step.from, future: step.to, typing: undefined } : state;
  }
  if (action.type === 'redo') {
    const step = stepBetween(state, future, past, action.selection);
    return step ? { now: step.now, past: step.to, future: step.from, typing: undefined } : state;
  }
  const target = targetOf(action);
  const at = 'at' in action ? action.at : 0;
  const isSame = target !== undefined && target === state.typing?.target;
  const goesOn = isSame && (isComposition(target) || at - (state.typing?.at ?? 0) < PAUSE);
  const selection = action.type === 'write' ? action.selection : undefined;
  return {
    now: changed(state.now, action),
    past: goesOn ? past : [...past, { article: state.now, selection }].slice(-MOST_STEPS),
    future: [],
    typing: target === undefined ? undefined : { target, at },
  };
}
