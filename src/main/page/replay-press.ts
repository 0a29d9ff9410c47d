/** Presses again the button that was pressed before the page's script had come (`inline-scripts.ts` marks it). */
export function replayPress(): void {
  const button = document.querySelector<HTMLElement>('[data-pressed]');
  button?.removeAttribute('data-pressed');
  button?.click();
}
