/** Theme choice of a reader, or the site's default. */
export type ThemeChoice = 'light' | 'dark' | 'system';
export type Theme = 'light' | 'dark';

const KEY = 'vite-ui-theme';
const DARK = '(prefers-color-scheme: dark)';

const listeners = new Set<() => void>();
let siteDefault: ThemeChoice = 'system';
let isListening = false;
/** The choice when storage is closed to us; it lasts as long as the page. */
let unstored: ThemeChoice | undefined;

export const isThemeChoice = (value: unknown): value is ThemeChoice =>
  value === 'light' || value === 'dark' || value === 'system';

function ownChoice(): ThemeChoice | undefined {
  if (unstored) return unstored;
  try {
    const stored = localStorage.getItem(KEY);
    if (isThemeChoice(stored)) return stored;
  } catch {
    // Storage may be forbidden.
  }
  return undefined;
}

function wantedTheme(): Theme {
  const choice = ownChoice() ?? siteDefault;
  if (choice !== 'system') return choice;
  return matchMedia(DARK).matches ? 'dark' : 'light';
}

export const shownTheme = (): Theme =>
  document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';

function refresh(): void {
  const theme = wantedTheme();
  if (shownTheme() === theme && document.documentElement.dataset.theme) return;
  document.documentElement.dataset.theme = theme;
  for (const listener of listeners) listener();
}

function listenOnce(): void {
  if (isListening) return;
  isListening = true;
  matchMedia(DARK).addEventListener('change', refresh);
  addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) refresh();
  });
  addEventListener('pageshow', refresh);
}

/**
 * Shows the reader's own choice, else `themeDefault`; from then on follows the system while that
 * is what is wanted, and what other tabs choose.
 */
export function applyTheme(themeDefault: ThemeChoice): void {
  siteDefault = themeDefault;
  listenOnce();
  refresh();
}

/** Light if the page is dark now, else dark; remembered (seed.md, section 4). */
export function toggleTheme(): void {
  const next: Theme = shownTheme() === 'dark' ? 'light' : 'dark';
  try {
    localStorage.setItem(KEY, next);
    unstored = undefined;
  } catch {
    unstored = next;
  }
  refresh();
}

export function subscribeToTheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
