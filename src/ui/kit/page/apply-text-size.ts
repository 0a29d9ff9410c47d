/** Storage key of the reader's text size. */
export const TEXT_SIZE_KEY = 'daybreak-text-size';

/** Sizes of running text, as factors of the usual one. */
export const textSizes = [0.875, 1, 1.125, 1.25, 1.5] as const;

/**
 * Gives the document the text size that the reader has chosen. Must be self-contained: `head-script.ts` inlines its source
 * text.
 */
export function applyTextSize(key: string): void {
  try {
    const size = Number(localStorage.getItem(key));
    const isSize = size >= 0.5 && size <= 2;
    document.documentElement.style.setProperty('--text-size', isSize ? `${size}` : '1');
  } catch {
    // Storage can be denied; the text has its usual size.
  }
}
