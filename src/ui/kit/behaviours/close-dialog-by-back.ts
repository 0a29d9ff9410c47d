import { closeByBack } from '../design/close-by-back.ts';

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/**
 * Makes Back close a dialog that an invoker button opened. A link in it is followed only after its
 * history entry is removed.
 */
export function closeDialogByBack(dialog: HTMLDialogElement): void {
  if (!dialog.open) return;
  const leave = closeByBack(() => dialog.close());
  let link: HTMLAnchorElement | null = null;
  const hold = (event: MouseEvent): void => {
    link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!link || !isPlain(event)) return;
    event.preventDefault();
    event.stopPropagation();
    dialog.close();
  };
  dialog.addEventListener('click', hold, true);
  dialog.addEventListener(
    'close',
    () => {
      dialog.removeEventListener('click', hold, true);
      void leave().then(() => link?.click());
    },
    { once: true },
  );
}
