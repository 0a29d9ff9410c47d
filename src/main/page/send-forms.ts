/** Submits forms with `data-in-place` without leaving the page. */
export function startSendingForms(): void {
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.dataset.inPlace === undefined) return;
    event.preventDefault();
    void import('./send-in-place.ts').then((module) => module.sendInPlace(form));
  });
}
