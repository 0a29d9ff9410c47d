import type { EditorState } from 'prosemirror-state';
import { useSyncExternalStore } from 'react';
import type { TextEditor } from './text-editor.ts';

type Plain = string | number | boolean | undefined;

/**
 * A plain value of the text's state. The component renders again when the value changes, not at each
 * key press.
 */
export function useTextState<Value extends Plain>(
  text: TextEditor,
  read: (state: EditorState) => Value,
): Value {
  const now = (): Value => read(text.state());
  return useSyncExternalStore(text.subscribe, now, now);
}
