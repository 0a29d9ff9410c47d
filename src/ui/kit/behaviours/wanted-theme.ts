export type Theme = 'light' | 'dark';

/** Colours of the browser's own bars: `--paper` in `ui/kit/tokens.css`. */
export const themeColours: Readonly<Record<Theme, string>> = { light: '#ffffff', dark: '#0f151b' };

/** Storage key of the reader's choice. */
export const THEME_KEY = 'vite-ui-theme';

/**
 * Theme to show: the reader's choice, else the site's default, else the system's preference. Must
 * be self-contained: `head-script.ts` inlines its source text.
 */
export function wantedTheme(key: string): Theme {
  let choice: string | null = null;
  try {
    choice = localStorage.getItem(key);
  } catch {
    // Storage can be denied.
  }
  const known = ['light', 'dark', 'system'];
  const { themeDefault } = document.documentElement.dataset;
  const wanted = [choice, themeDefault].find((one) => known.includes(one ?? ''));
  const isDark =
    wanted === 'dark' || (wanted !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  return isDark ? 'dark' : 'light';
}
