const paths = {
  plus: 'M10 4v12M4 10h12',
  edit: 'M4 16l.8-3.6L13.2 4a1.6 1.6 0 0 1 2.3 0l.5.5a1.6 1.6 0 0 1 0 2.3l-8.4 8.4L4 16zM11.8 5.4l2.8 2.8',
  delete: 'M4 6h12M8 6V4h4v2M5.5 6l.7 10.5h7.6L14.5 6M8.5 9v4.5M11.5 9v4.5',
  star: 'm10 3 2.2 4.6 5 .7-3.6 3.5.9 5-4.5-2.4-4.5 2.4.9-5L2.800 8.300l5-.7z',
  copy: 'M7 7h9v10H7zM13 7V3H4v10h3',
  up: 'm5 12 5-5 5 5',
  down: 'm5 8 5 5 5-5',
  drag: 'M7.500 5v.1M12.500 5v.1M7.500 10v.1M12.500 10v.1M7.500 15v.1M12.500 15v.1',
  upload: 'M10 13V3.500m-4 4 4-4 4 4M3.500 13v3.500h13V13',
  download: 'M10 3v9.500m-4-4 4 4 4-4M3.500 13v3.500h13V13',
  image: 'M3 4h14v12H3zM3 13l4-4 4 4 2.500-2.500L17 14M13 8v.1',
  video: 'M3 5h10v10H3zM13 9l4-2.500v7L13 11',
  text: 'M4 5h12M10 5v11',
  heading: 'M5 4v12M15 4v12M5 10h10',
  quote: 'M4 14c2 0 3.500-1.500 3.500-4V6H4v4h3.500M12 14c2 0 3.500-1.500 3.500-4V6H12v4h3.500',
  'pull-quote': 'M6 6h8M3 10h14M6 14h8',
  list: 'M7.500 5H17M7.500 10H17M7.500 15H17M3.500 5v.1M3.500 10v.1M3.500 15v.1',
  numbers: 'M9 5h8M9 10h8M9 15h8M3 4l1.500-.5V7M3 12.500h2.500L3 16h2.500',
  gallery: 'M6 3h11v10H6zM3 6v11h11M6 11l3-3 3 3 2-2 3 3',
  audio: 'M3 8v4M6.500 5.500v9M10 3v14M13.500 6v8M17 8.500v3',
  embed: 'm7 6-4 4 4 4M13 6l4 4-4 4',
  'fact-box': 'M3 4h14v12H3zM6 8h8M6 12h5',
  table: 'M3 4h14v12H3zM3 8h14M3 12h14M8.500 4v12',
  related: 'M3 5h14v10H3zM6 8h4M6 11h4M12.500 8H14v4h-1.500z',
  divider: 'M3 10h14',
  note: 'M4 4h12v9H9l-4 3.500V13H4zM7 7.500h6M7 10h4',
  link: 'M8.500 11.500a3 3 0 0 0 4.500.5l2.500-2.500a3 3 0 0 0-4.300-4.300L10 6.500M11.500 8.500a3 3 0 0 0-4.500-.5l-2.500 2.500a3 3 0 0 0 4.300 4.300l1.200-1.300',
  keyboard:
    'M2.500 5.500h15v9h-15zM5 8.500v.1M8.300 8.500v.1M11.700 8.500v.1M15 8.500v.1M6.500 11.500h7',
  search: 'M13.500 8.500a5 5 0 1 1-10 0 5 5 0 0 1 10 0M12.200 12.200 17 17',
  undo: 'M7 4 3.500 7.500 7 11M3.500 7.500H12a4.500 4.500 0 0 1 0 9H8',
  redo: 'm13 4 3.500 3.500L13 11M16.500 7.500H8a4.500 4.500 0 0 0 0 9h4',
  eye: 'M2 10s3-5.500 8-5.500S18 10 18 10s-3 5.500-8 5.500S2 10 2 10M12.500 10a2.500 2.500 0 1 1-5 0 2.500 2.500 0 0 1 5 0',
  mail: 'M3 4.5h14v11H3zM3 6l7 5 7-5',
  key: 'M10.500 9.500a3.500 3.500 0 1 1-7 0 3.500 3.500 0 0 1 7 0M10 9.500h7M14 9.500v3M17 9.500v3',
  'mail-open': 'M3 8.500 10 3.500l7 5v8H3zM3 9l7 4.500L17 9',
  board: 'M3 4h4v12H3zM8 4h4v8H8zM13 4h4v10h-4z',
  calendar: 'M3.500 5h13v11.500h-13zM3.500 8.500h13M7 3v3M13 3v3',
  pin: 'M7 3h6l-.8 6 2.800 3H5l2.800-3zM10 12v5',
  merge: 'M5 3v4c0 3 5 3 5 6v4M15 3v4c0 3-5 3-5 6',
  pause: 'M7 4v12M13 4v12',
  play: 'M6 4v12l10-6z',
  lock: 'M4.5 9h11v8h-11zM7 9V6.500a3 3 0 0 1 6 0V9',
} as const;

export type AdminIconName = keyof typeof paths;

/** Stroke of an icon, as an SVG path. */
export const adminIconPath = (name: AdminIconName): string => paths[name];

interface AdminIconProps {
  name: AdminIconName;
  className?: string;
}

/** Icons of the back office; kept apart, so that readers do not load them. */
export function AdminIcon({ name, className = 'size-4.5' }: AdminIconProps) {
  return (
    <svg
      viewBox="0 0 20 20"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`flex-none ${className}`}
    >
      <path d={paths[name]} />
    </svg>
  );
}
