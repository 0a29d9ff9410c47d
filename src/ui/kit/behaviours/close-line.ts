/** Storage key of the instant of the breaking line that the reader has closed. */
export const CLOSED_LINE_KEY = 'daybreak-closed-line';

/**
 * Leaves out the breaking line that the reader has closed. Must be self-contained: `head-script.ts` inlines its source
 * text.
 */
export function leaveOutClosedLine(key: string): void {
  try {
    const at = localStorage.getItem(key) ?? '';
    if (!/^[\dTZ:.-]+$/.test(at)) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`[data-breaking="${at}"]{display:none}`);
    document.adoptedStyleSheets = [sheet];
  } catch {
    // Storage can be denied; the line is shown again.
  }
}

/** Closes the breaking line of that instant. Its place stays empty until the next page, so that nothing moves. */
export function closeLine(line: HTMLElement, at: string): void {
  line.style.visibility = 'hidden';
  line.parentElement?.focus({ preventScroll: true });
  try {
    localStorage.setItem(CLOSED_LINE_KEY, at);
  } catch {
    // With full storage the next page shows the line again.
  }
}
