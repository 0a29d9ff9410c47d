import type { SelectionBookmark } from 'prosemirror-state';
import { mergeFields } from '../../parts/editor/merge-fields.ts';
import type { ArticleFields } from './article-fields.ts';
import {
  type EditorAction,
  type EditorState,
  editArticle,
  editedArticle,
  editorState,
  fieldsIn,
} from './editor-state.ts';

/**
 * Milliseconds before a first key press is published to the interface, which lets it be painted
 * before; without a further one before the written text is; and at most while writing goes on.
 */
const FIRST = 20;
const REST = 250;
const LONGEST_WAIT = 500;

/** Selection of the state that an undo or redo returns to, unless merges moved its text since. */
function returnedTo({ past, future, merged }: EditorState, { type }: EditorAction) {
  if (type !== 'undo' && type !== 'redo') return undefined;
  const step = (type === 'undo' ? past : future).at(-1);
  return step?.merged === merged ? step.selection : undefined;
}

/** The text on the screen. It takes over changes of the state other than its own. */
export interface ShownText {
  selection: () => SelectionBookmark | undefined;
  show: (state: EditorState, selection: SelectionBookmark | undefined) => void;
}

/**
 * Holds the state of an editor outside React, so that a key press in the text renders nothing: the
 * interface gets the text when writing rests.
 */
export function createEditorStore(initial: ArticleFields) {
  let state = editorState(editedArticle(initial));
  let published = state;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waitsSince: number | undefined;
  let publishedAt = 0;
  let isUrgent = false;
  let shown: ShownText | undefined;
  const listeners = new Set<() => void>();

  /** Publishes what was written. */
  function publish(): void {
    clearTimeout(timer);
    waitsSince = undefined;
    if (published === state) return;
    published = state;
    publishedAt = Date.now();
    for (const listener of listeners) listener();
  }

  function publishAtRest(): void {
    const now = Date.now();
    waitsSince ??= now;
    clearTimeout(timer);
    const pause = waitsSince - publishedAt > LONGEST_WAIT ? FIRST : REST;
    timer = setTimeout(publish, Math.max(0, Math.min(pause, LONGEST_WAIT - (now - waitsSince))));
  }

  /** Fields to show, with what was written since they were made from the published ones. */
  function withUnpublished(fields: ArticleFields): ArticleFields {
    if (published === state) return fields;
    return mergeFields(fieldsIn(published.now), fieldsIn(state.now), fields, 'mine').value;
  }

  function completed(action: EditorAction): EditorAction {
    switch (action.type) {
      case 'replace':
      case 'merge':
        return { ...action, fields: withUnpublished(action.fields) };
      case 'undo':
      case 'redo':
        return { ...action, selection: shown?.selection() };
      default:
        return action;
    }
  }

  function dispatch(action: EditorAction): void {
    const before = state;
    if (action.type === 'write') {
      state = editArticle(state, action);
      if (isUrgent) publish();
      else publishAtRest();
      return;
    }
    state = editArticle(state, completed(action));
    if (state.now.text !== before.now.text) shown?.show(state, returnedTo(before, action));
    publish();
  }

  return {
    state: (): EditorState => state,
    published: (): EditorState => published,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispatch,
    publish,
    /** While true, each key press is published at once: what is typed during a save is compared with it. */
    publishAtOnce: (next: boolean): void => {
      isUrgent = next;
      publish();
    },
    /** Connects the text that shows the state. */
    connect: (text: ShownText): void => {
      shown = text;
    },
  };
}

export type EditorStore = ReturnType<typeof createEditorStore>;
