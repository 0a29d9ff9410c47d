import type { ComponentProps } from 'react';

/** Checkbox with the role of a switch. Give it a label or `aria-label`. */
export function Switch({ className = '', ...rest }: ComponentProps<'input'>) {
  // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox exposes its state itself
  return <input type="checkbox" role="switch" className={`switch ${className}`} {...rest} />;
}
