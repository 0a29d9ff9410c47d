import { Icon, type IconName } from '#ui/kit/icon.tsx';

const paths = {
  dashboard: 'M3 16.5h14M4.5 16.5a5.5 5.5 0 0 1 11 0M10 4v2.4M3.6 8l1.7 1.5M16.4 8l-1.7 1.5',
  tag: 'M3 3.5h7l7 7-6.5 6.5L3 9.5zM6.6 7v.1',
  megaphone: 'M3 8v4h3l8 4V4L6 8zM16.8 8.4v3.2M6.5 12.5l1 4h2',
  bell: 'M5 14V9a5 5 0 0 1 10 0v5l1.4 1.4H3.6zM8.5 17.3h3',
  image: 'M3 4h14v12H3zM3 13.5 7 10l3.5 3 2.5-2 4 3M13 7.5v.1',
  video: 'M3 4.5h14v11H3zM8.5 7.6l4 2.4-4 2.4z',
  clock: 'M17 10a7 7 0 1 1-14 0 7 7 0 0 1 14 0M10 6v4.2l2.8 1.8',
  people:
    'M10.3 7a2.8 2.8 0 1 1-5.6 0 2.8 2.8 0 0 1 5.6 0M2 16.5c.5-3 2.7-4.5 5.5-4.5s5 1.5 5.5 4.5M13 4.4a2.8 2.8 0 0 1 0 5.2M15 12.4c1.6.600 2.7 2 3 4.1',
  sliders:
    'M3 6h7M14 6h3M3 14h3M10 14h7M14 6a2 2 0 1 1-4 0 2 2 0 0 1 4 0M10 14a2 2 0 1 1-4 0 2 2 0 0 1 4 0',
  disk: 'M16.5 5c0 1.4-2.9 2.5-6.5 2.5S3.5 6.4 3.5 5 6.4 2.5 10 2.5s6.5 1.1 6.5 2.5v10c0 1.4-2.9 2.5-6.5 2.5S3.5 16.4 3.5 15V5M3.5 10c0 1.4 2.9 2.5 6.5 2.5s6.5-1.1 6.5-2.5',
  external: 'M11 4h5v5M16 4l-7 7M8 5H4v11h11v-4',
  'log-out': 'M8 3.5H3.5v13H8M12.5 6.2l3.8 3.8-3.8 3.8M16 10H7.5',
} as const;

export type ShellIconName = IconName | keyof typeof paths;

const isOwn = (name: ShellIconName): name is keyof typeof paths => Object.hasOwn(paths, name);

interface ShellIconProps {
  name: ShellIconName;
  className?: string;
}

/** The icons of sections and of what leads out of them; apart, so that no reader loads them. */
export function ShellIcon({ name, className = 'size-4.5' }: ShellIconProps) {
  if (!isOwn(name)) return <Icon name={name} className={className} />;
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className={`block flex-none ${className}`}>
      <path
        d={paths[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
