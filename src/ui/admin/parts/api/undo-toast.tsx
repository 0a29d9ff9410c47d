import type { Toast } from '#ui/kit/stores/toast-store.ts';
import * as words from '#ui/words/admin/parts-words.ts';

/** Toast of a success, with a button that takes it back. */
export const undoToast = (text: string, undo: () => void): Toast => ({
  title: words.success,
  text: (
    <>
      <span>{text}</span>
      <button
        type="button"
        onClick={undo}
        className="ms-2 min-h-6 font-semibold underline [--focus:currentColor] pointer-coarse:min-h-11"
      >
        {words.undo}
      </button>
    </>
  ),
});
