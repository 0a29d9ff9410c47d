import * as words from '#ui/words/kit-words.ts';
import { Icon } from './icon.tsx';

interface ThemeToggleProps {
  /** Shows the label beside the icon. */
  isNamed?: boolean;
  className?: string;
}

/** Button that switches between light and dark (`behaviours/theme.ts`). */
export function ThemeToggle({ isNamed = false, className = 'icon-button' }: ThemeToggleProps) {
  return (
    <button
      type="button"
      data-theme-toggle=""
      {...(isNamed ? {} : { 'aria-pressed': false, 'aria-label': words.darkTheme })}
      className={`needs-script ${className}`}
    >
      {/* CSS chooses the icon, so that the first paint is right. */}
      <Icon name="moon" className="size-5 dark:hidden" />
      <Icon name="sun" className="hidden size-5 dark:block" />
      {isNamed ? (
        <>
          <span className="dark:hidden">{words.darkTheme}</span>
          <span className="hidden dark:inline">{words.lightTheme}</span>
        </>
      ) : null}
    </button>
  );
}
