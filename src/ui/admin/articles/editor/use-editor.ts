import {
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createTextEditor } from '../surface/text-editor.ts';
import type { ArticleFields } from './article-fields.ts';
import { fieldsIn } from './editor-state.ts';
import { createEditorStore } from './editor-store.ts';

/** Article being edited: its fields as they were last published, its text, and its undo history. */
export function useEditor(initial: ArticleFields) {
  const [{ store, text }] = useState(() => {
    const made = createEditorStore(initial);
    return { store: made, text: createTextEditor(made) };
  });
  const state = useSyncExternalStore(store.subscribe, store.published, store.published);
  // React subscribes above in a passive effect, which the first key presses may precede: without a rendering
  // of its own, each of them would put the field back to what it held before.
  const [, render] = useReducer((renderings: number) => renderings + 1, 0);
  useLayoutEffect(() => store.subscribe(render), [store]);
  const canvas = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change may remove what was focused
  useLayoutEffect(() => {
    // The focused element may be gone; undo shortcuts must still reach the editor.
    if (document.activeElement === document.body) canvas.current?.focus({ preventScroll: true });
  }, [state]);

  const fields = useMemo(() => fieldsIn(state.now), [state.now]);
  return { state, fields, dispatch: store.dispatch, store, text, canvas };
}

export type Editor = ReturnType<typeof useEditor>;
