import { Icon, type IconName } from '#ui/kit/design/icon.tsx';

/** The line of an icon on 20 by 20, as an SVG path. */
export interface Drawing {
  path: string;
}

/** One of the site's icons by its name, or a drawing that a section brings. */
export type AnyIcon = IconName | Drawing;

/** Icons of the ways out of the back office. */
export const externalIcon: Drawing = { path: 'M11 4h5v5M16 4l-7 7M8 5H4v11h11v-4' };
export const logOutIcon: Drawing = {
  path: 'M8 3.5H3.5v13H8M12.5 6.2l3.8 3.8-3.8 3.8M16 10H7.5',
};

interface ShellIconProps {
  icon: AnyIcon;
  className?: string;
}

/** An icon of the frame; the drawings are apart from the site's icons, so that no reader loads them. */
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
