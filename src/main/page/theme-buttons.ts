import {
  applyTheme,
  isThemeChoice,
  shownTheme,
  subscribeToTheme,
  toggleTheme,
} from '#ui/kit/stores/theme.ts';

const BUTTON = '[data-theme-toggle]';

/** Says on every button which theme is shown. */
export function showPressed(): void {
  const isPressed = String(shownTheme() === 'dark');
  for (const button of document.querySelectorAll(BUTTON)) {
    button.setAttribute('aria-pressed', isPressed);
  }
}

/** Makes the buttons that switch the theme do so, and follows the system and other tabs. */
export function mindTheme(): void {
  const { themeDefault } = document.documentElement.dataset;
  subscribeToTheme(showPressed);
  applyTheme(isThemeChoice(themeDefault) ? themeDefault : 'system');
  showPressed();
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest(BUTTON)) toggleTheme();
  });
}
