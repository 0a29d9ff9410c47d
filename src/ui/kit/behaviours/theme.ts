import { onElements } from './on-elements.ts';
import { THEME_KEY, type Theme, wantedTheme } from './wanted-theme.ts';

/** Theme choice of a reader, or the site's default. */
export type ThemeChoice = Theme | 'system';

const BUTTON = '[data-theme-toggle]';

/** Attributes of the document, of which `data-theme` chooses the rules of style. */
const ofDocument = (): DOMStringMap => document.documentElement.dataset;

/** The choice when storage is closed to us; it lasts as long as the page. */
let unstored: Theme | undefined;

function showPressed(button: Element): void {
  if (button.hasAttribute('aria-pressed')) {
    button.setAttribute('aria-pressed', String(ofDocument().theme === 'dark'));
  }
}

function refresh(): void {
  ofDocument().theme = unstored ?? wantedTheme(THEME_KEY);
  for (const button of document.querySelectorAll(BUTTON)) showPressed(button);
}

/** Sets the site's default, which holds for readers who have not chosen a theme. */
export function setDefaultTheme(themeDefault: ThemeChoice): void {
  ofDocument().themeDefault = themeDefault;
  refresh();
}

/** Light if the page is dark now, else dark; remembered. */
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

/** Lets `data-theme-toggle` buttons switch the theme, and follows the system and other tabs. */
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
