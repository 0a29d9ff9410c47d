import { CLOSED_LINE_KEY, startClosing } from './close-line.ts';
import { THEME_KEY, wantedTheme } from './wanted-theme.ts';

/**
 * Inline script for the document's head: before the first paint, sets the theme and leaves out the breaking line that the
 * reader has closed.
 */
export const headScript = `document.documentElement.dataset.theme=(${wantedTheme})(${JSON.stringify(THEME_KEY)});
(${startClosing})(${JSON.stringify(CLOSED_LINE_KEY)})`;
