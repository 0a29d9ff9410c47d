import { useSyncExternalStore } from 'react';
import { shownTheme, subscribeToTheme, type Theme, toggleTheme } from '../stores/theme.ts';
import { Icon } from './icon.tsx';

/** The theme that is shown; a server can't know it and leaves it to the page's script. */
const useTheme = (): Theme => useSyncExternalStore(subscribeToTheme, shownTheme, () => 'light');

interface ThemeToggleProps {
  /** With what a press does in words beside the icon. */
  isNamed?: boolean;
  className?: string;
}

/** Switches between light and dark. */
export function ThemeToggle({ isNamed = false, className = 'icon-button' }: ThemeToggleProps) {
  const isDark = useTheme() === 'dark';
  return (
    <button
      type="button"
      data-theme-toggle=""
      {...(isNamed ? {} : { 'aria-pressed': isDark, 'aria-label': 'Dark theme' })}
      onClick={toggleTheme}
      className={`needs-script ${className}`}
    >
      {/* By stylesheet and not by state, so that the first paint has the right one. */}
      <Icon name="moon" className="size-5 dark:hidden" />
      <Icon name="sun" className="hidden size-5 dark:block" />
      {isNamed ? <span>{isDark ? 'Light theme' : 'Dark theme'}</span> : null}
    </button>
  );
}
