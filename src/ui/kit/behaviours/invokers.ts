type Command = 'show-modal' | 'close';

/** Invoker attributes of a button that opens or closes a dialog without JavaScript. */
export const commanding = (dialogId: string, command: Command) => ({
  command,
  commandfor: dialogId,
});

/** Makes Back close dialogs opened by invoker buttons. Polyfills invoker commands where needed. */
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
        // Loading fails offline or while the page unloads; Back then leaves the page.
        () => undefined,
      );
    }
  });
}
