import type { ContentBlock } from '#core/article/content-block.ts';
import { type ArticleFields, newBlockId } from './article-fields.ts';

/** A block with a unique key: stored ids may be missing or duplicate. */
export interface EditedBlock {
  key: string;
  block: ContentBlock;
}

/** Article being edited; unchanged parts keep their object identity. */
export interface EditedArticle extends Omit<ArticleFields, 'content'> {
  blocks: readonly EditedBlock[];
}

export interface EditorState {
  now: EditedArticle;
  past: readonly EditedArticle[];
  future: readonly EditedArticle[];
  /** Field that was last typed into, and when: continuous typing is one undo step. */
  typing: { target: string; at: number } | undefined;
}

type Change =
  | {
      type: 'set';
      values: Partial<Omit<EditedArticle, 'blocks'>>;
      at: number;
    }
  | { type: 'change-block'; key: string; values: Record<string, unknown>; at: number }
  | { type: 'insert'; block: EditedBlock; to: number }
  | { type: 'move'; key: string; to: number }
  | { type: 'duplicate'; key: string }
  | { type: 'remove'; key: string }
  | { type: 'replace'; fields: ArticleFields };

export type EditorAction = Change | { type: 'undo' } | { type: 'redo' };

export type EditorDispatch = (action: EditorAction) => void;

/** Longest pause between two keystrokes of one undo step, in milliseconds. */
const PAUSE = 1000;
const MOST_STEPS = 200;

export const keyed = (block: ContentBlock): EditedBlock => ({ key: newBlockId(), block });

export function editedArticle({ content, ...fields }: ArticleFields): EditedArticle {
  return { ...fields, blocks: content.map(keyed) };
}

export function fieldsIn({ blocks, ...fields }: EditedArticle): ArticleFields {
  return { ...fields, content: blocks.map(({ block }) => block) };
}

export const editorState = (article: EditedArticle): EditorState => ({
  now: article,
  past: [],
  future: [],
  typing: undefined,
});

type Blocks = EditedArticle['blocks'];

function moved(blocks: Blocks, key: string, to: number): Blocks {
  const from = blocks.findIndex((one) => one.key === key);
  const one = blocks[from];
  const target = Math.max(0, Math.min(to, blocks.length - 1));
  if (!one || from === target) return blocks;
  return blocks.toSpliced(from, 1).toSpliced(target, 0, one);
}

function duplicated(blocks: Blocks, key: string): Blocks {
  const at = blocks.findIndex((one) => one.key === key);
  const one = blocks[at];
  if (!one) return blocks;
  const copy = { ...structuredClone(one.block), id: newBlockId() };
  return blocks.toSpliced(at + 1, 0, keyed(copy));
}

/** Removes a block, unless it is the last one. */
const without = (blocks: Blocks, key: string): Blocks =>
  blocks.length > 1 ? blocks.filter((one) => one.key !== key) : blocks;

function changedBlock(blocks: Blocks, key: string, values: Record<string, unknown>): Blocks {
  return blocks.map((one) =>
    one.key === key ? { key, block: { ...one.block, ...values } as ContentBlock } : one,
  );
}

/**
 * Replaces the fields. Blocks that stay keep their keys, so that the focused one keeps the focus.
 */
function replaced(blocks: Blocks, { content, ...fields }: ArticleFields): EditedArticle {
  const keys = new Map(blocks.map(({ key, block }) => [block.id, key]));
  return {
    ...fields,
    blocks: content.map((block) => {
      const key = block.id === '' ? undefined : keys.get(block.id);
      keys.delete(block.id);
      return key === undefined ? keyed(block) : { key, block };
    }),
  };
}

function changed(article: EditedArticle, change: Change): EditedArticle {
  const { blocks } = article;
  switch (change.type) {
    case 'set':
      return { ...article, ...change.values };
    case 'change-block':
      return { ...article, blocks: changedBlock(blocks, change.key, change.values) };
    case 'insert':
      return { ...article, blocks: blocks.toSpliced(change.to, 0, change.block) };
    case 'move':
      return { ...article, blocks: moved(blocks, change.key, change.to) };
    case 'duplicate':
      return { ...article, blocks: duplicated(blocks, change.key) };
    case 'remove':
      return { ...article, blocks: without(blocks, change.key) };
    case 'replace':
      return replaced(blocks, change.fields);
  }
}

function targetOf(change: Change): string | undefined {
  if (change.type === 'set') return Object.keys(change.values).join();
  if (change.type === 'change-block') {
    return `${change.key}:${Object.keys(change.values).join()}`;
  }
  return undefined;
}

function undone({ now, past, future }: EditorState): EditorState | undefined {
  const last = past.at(-1);
  return (
    last && { now: last, past: past.slice(0, -1), future: [now, ...future], typing: undefined }
  );
}

function redone({ now, past, future }: EditorState): EditorState | undefined {
  const [next, ...rest] = future;
  return next && { now: next, past: [...past, now], future: rest, typing: undefined };
}

/** Reducer of the editor: applies a change and records the undo step. */
export function editArticle(state: EditorState, action: EditorAction): EditorState {
  if (action.type === 'undo') return undone(state) ?? state;
  if (action.type === 'redo') return redone(state) ?? state;
  const now = changed(state.now, action);
  if (action.type !== 'replace' && action.type !== 'set' && now.blocks === state.now.blocks) {
    return state;
  }
  const target = targetOf(action);
  const at = 'at' in action ? action.at : 0;
  const goesOn =
    target !== undefined && target === state.typing?.target && at - state.typing.at < PAUSE;
  return {
    now,
    past: goesOn ? state.past : [...state.past, state.now].slice(-MOST_STEPS),
    future: [],
    typing: target === undefined ? undefined : { target, at },
  };
}
