import { onElements } from './on-elements.ts';
import { THEME_KEY, type Theme, themeColours, wantedTheme } from './wanted-theme.ts';

/** Theme choice of a reader or of the site's settings. */
export type ThemeChoice = Theme | 'system';

const BUTTON = '[data-theme-toggle]';

/** `data-` attributes of the document; the stylesheet reads `data-theme`. */
const ofDocument = (): DOMStringMap => document.documentElement.dataset;

/** Choice of a reader whose browser denies storage; lasts until the page is left. */
let unstored: Theme | undefined;

function showPressed(button: Element): void {
  if (button.hasAttribute('aria-pressed')) {
    button.setAttribute('aria-pressed', String(ofDocument().theme === 'dark'));
  }
}

function refresh(): void {
  const theme = unstored ?? wantedTheme(THEME_KEY);
  ofDocument().theme = theme;
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', themeColours[theme]);
  for (const button of document.querySelectorAll(BUTTON)) showPressed(button);
}

/** Sets the site's default theme, for readers without a choice. */
export function setDefaultTheme(themeDefault: ThemeChoice): void {
  ofDocument().themeDefault = themeDefault;
  refresh();
}

/** Switches between light and dark, and stores the choice. */
export function toggleTheme(): void {
  const next: Theme = ofDocument().theme === 'dark' ? 'light' : 'dark';
  try {
    localStorage.setItem(THEME_KEY, next);
    unstored = undefined;
  } catch {
    unstored = next;
  }
  refresh();
}

/** Makes `data-theme-toggle` buttons work, and follows the system's theme and other tabs. */
export function startTheme(): void {
  refresh();
  onElements(BUTTON, showPressed);
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', refresh);
  addEventListener('storage', ({ key }) => {
    if (key === THEME_KEY || key === null) refresh();
  });
  addEventListener('pageshow', refresh);
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest(BUTTON)) toggleTheme();
  });
}
