import type { Command } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { currentBlock, selectBlock } from './text-commands.ts';

const focusable = 'input:not([type=file]), textarea, select, button';

/** Elements that Tab stops at, in an element or in all of its form. */
const stopsIn = (element: Element): HTMLElement[] =>
  [...element.querySelectorAll<HTMLElement>(focusable)].filter(
    (stop) => stop.tabIndex >= 0 && stop.checkVisibility(),
  );

/** First field in or after a block, or else the next focusable element after the editor. */
function stopAfter(view: EditorView, index: number): HTMLElement | undefined {
  const block = view.dom.children[index];
  const form = view.dom.closest('form');
  if (!block || !form) return undefined;
  return stopsIn(form).find(
    (stop) => block.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
}

/** Tab: focuses what follows the caret's block. The browser would focus the first field of the text. */
export const goToField: Command = (state, dispatch, view) => {
  const stop = view && stopAfter(view, currentBlock(state));
  if (stop && dispatch) stop.focus();
  return stop !== undefined;
};

/** Shift+Tab in the first field of a block: goes back into the text. Returns true if it did. */
export function leaveField(view: EditorView, field: Element): boolean {
  const index = [...view.dom.children].findIndex((block) => block.contains(field));
  const block = view.dom.children[index];
  if (!block || stopsIn(block)[0] !== field) return false;
  if (currentBlock(view.state) !== index) view.dispatch(selectBlock(view.state.tr, index));
  view.focus();
  return true;
}
