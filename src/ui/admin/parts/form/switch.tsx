import type { ComponentProps } from 'react';

/** A checkbox that is switched on or off; its label or `aria-label` names it. */
export function Switch({ className = '', ...rest }: ComponentProps<'input'>) {
  // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its own state
  return <input type="checkbox" role="switch" className={`switch ${className}`} {...rest} />;
}
