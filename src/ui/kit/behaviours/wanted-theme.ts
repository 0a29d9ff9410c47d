export type Theme = 'light' | 'dark';

/** Storage key of the reader's choice. */
export const THEME_KEY = 'vite-ui-theme';

/**
 * The theme to show: the reader's own choice, else the site's default, else what the system prefers. It refers
 * to nothing outside itself, for documents carry its text in their head (`theme-script.ts`).
 */
export function wantedTheme(key: string): Theme {
  let choice: string | null = null;
  try {
    choice = localStorage.getItem(key);
  } catch {
    // Storage may be forbidden.
  }
  const known = ['light', 'dark', 'system'];
  const { themeDefault } = document.documentElement.dataset;
  const wanted = [choice, themeDefault].find((one) => known.includes(one ?? ''));
  const isDark =
    wanted === 'dark' || (wanted !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  return isDark ? 'dark' : 'light';
}
