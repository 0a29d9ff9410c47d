import { Icon, type IconName } from '#ui/kit/design/icon.tsx';
import { adminIconPath } from '../parts/admin-icon.tsx';

/** Stroke of an icon on a 20 × 20 grid, as an SVG path. */
export interface Drawing {
  path: string;
}

/** Name of one of the site's icons, or a section's own drawing. */
export type AnyIcon = IconName | Drawing;

/** Icons of the links out of the back office. */
export const externalIcon: Drawing = { path: 'M11 4h5v5M16 4l-7 7M8 5H4v11h11v-4' };
export const logOutIcon: Drawing = {
  path: 'M8 3.5H3.5v13H8M12.5 6.2l3.8 3.8-3.8 3.8M16 10H7.5',
};
/** Icon of the list of keys. */
export const keysIcon: Drawing = { path: adminIconPath('keyboard') };

interface ShellIconProps {
  icon: AnyIcon;
  className?: string;
}

/**
 * Icon of the frame. Drawings are separate from the site's icons, so that readers do not load them.
 */
export function ShellIcon({ icon, className = 'size-4.5' }: ShellIconProps) {
  if (typeof icon === 'string') return <Icon name={icon} className={className} />;
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className={`block flex-none ${className}`}>
      <path
        d={icon.path}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
