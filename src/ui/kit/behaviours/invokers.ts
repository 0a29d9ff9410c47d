type Command = 'show-modal' | 'close';

/** Attributes that make a button open or close the dialog with that id without script. */
export const commanding = (dialogId: string, command: Command) => ({
  command,
  commandfor: dialogId,
});

/** Lets Back close what buttons open, and does in browsers that don't know commands yet what they say. */
export function supportInvokers(): void {
  const isKnown = 'command' in HTMLButtonElement.prototype;
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button[commandfor]') : null;
    const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
    if (!(dialog instanceof HTMLDialogElement)) return;
    const closes = button?.getAttribute('command') === 'close';
    if (!isKnown) {
      if (closes) dialog.close();
      else dialog.showModal();
    }
    if (!closes) {
      void import('./close-dialog-by-back.ts').then(
        (module) => module.closeDialogByBack(dialog),
        // A page that is left fetches nothing more; without a connection Back leaves the page.
        () => undefined,
      );
    }
  });
}
