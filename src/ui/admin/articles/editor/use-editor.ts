import { useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react';
import type { ArticleFields } from './article-fields.ts';
import { editorCommands, type FocusWish } from './editor-commands.ts';
import { editArticle, editedArticle, editorState, fieldsIn } from './editor-state.ts';

const blockOf = (key: string): Element | null =>
  document.querySelector(`[data-block="${CSS.escape(key)}"]`);

function fulfil(wish: FocusWish): void {
  if ('seenKey' in wish) {
    blockOf(wish.seenKey)?.scrollIntoView({ block: 'nearest' });
    return;
  }
  if ('element' in wish && wish.element.isConnected) {
    wish.element.focus();
    if (document.activeElement === wish.element) {
      wish.element.scrollIntoView({ block: 'nearest' });
      return;
    }
  }
  const block = blockOf(wish.key);
  const field =
    block?.querySelector<HTMLElement>('textarea, input:not([type=file])') ??
    block?.querySelector<HTMLElement>('button:enabled');
  field?.focus();
  block?.scrollIntoView({ block: 'nearest' });
}

/** Article being edited, with undo history, commands and focus management. */
export function useEditor(initial: ArticleFields) {
  const [state, dispatch] = useReducer(editArticle, initial, (fields) =>
    editorState(editedArticle(fields)),
  );
  const [said, setSaid] = useState('');
  const latest = useRef(state);
  const wished = useRef<FocusWish>(undefined);
  const canvas = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    latest.current = state;
    const wish = wished.current;
    wished.current = undefined;
    if (wish) fulfil(wish);
    // The focused element may be gone; undo shortcuts must still reach the editor.
    if (document.activeElement === document.body) canvas.current?.focus();
  }, [state]);

  const commands = useMemo(
    () =>
      editorCommands({
        state: () => latest.current,
        dispatch,
        wishFocus: (wish) => {
          wished.current = wish;
        },
        say: setSaid,
      }),
    [],
  );
  const fields = useMemo(() => fieldsIn(state.now), [state.now]);
  return { state, fields, dispatch, commands, canvas, said };
}

export type Editor = ReturnType<typeof useEditor>;
