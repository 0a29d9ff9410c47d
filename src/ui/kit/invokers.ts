type Command = 'show-modal' | 'close';

/** What makes a button open or close the dialog with that id without any script. */
export const commanding = (dialogId: string, command: Command) => ({
  command,
  commandfor: dialogId,
});

/** Does in browsers that don't know commands of buttons yet what they say. */
export function supportInvokers(): void {
  if ('command' in HTMLButtonElement.prototype) return;
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button[commandfor]') : null;
    const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
    if (!(dialog instanceof HTMLDialogElement)) return;
    if (button?.getAttribute('command') === 'close') dialog.close();
    else dialog.showModal();
  });
}
