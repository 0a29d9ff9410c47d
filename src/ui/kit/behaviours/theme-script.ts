import { THEME_KEY, wantedTheme } from './wanted-theme.ts';

/** Script for the head of a document: sets the theme before the first paint, so that no page shows in the wrong one. */
export const themeScript = `document.documentElement.dataset.theme=(${wantedTheme})(${JSON.stringify(THEME_KEY)})`;
