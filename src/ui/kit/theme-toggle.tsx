import { Icon } from './icon.tsx';
import { toggleTheme, useTheme } from './theme.ts';

interface ThemeToggleProps {
  /** With its name beside the icon. */
  isNamed?: boolean;
  className?: string;
}

/** Switches between light and dark. */
export function ThemeToggle({ isNamed = false, className = 'icon-button' }: ThemeToggleProps) {
  const isDark = useTheme() === 'dark';
  return (
    <button
      type="button"
      aria-pressed={isDark}
      aria-label={isNamed ? undefined : 'Dark theme'}
      onClick={toggleTheme}
      className={className}
    >
      {/* By stylesheet and not by state, so that the first paint has the right one. */}
      <Icon name="moon" className="size-5 dark:hidden" />
      <Icon name="sun" className="hidden size-5 dark:block" />
      {isNamed ? 'Dark theme' : null}
    </button>
  );
}
