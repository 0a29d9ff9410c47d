import { THEME_KEY, wantedTheme } from './wanted-theme.ts';

/** Inline script for the document's head: sets the theme before the first paint. */
export const themeScript = `document.documentElement.dataset.theme=(${wantedTheme})(${JSON.stringify(THEME_KEY)})`;
