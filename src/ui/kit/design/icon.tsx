const strokes = {
  search: 'M14.5 9A5.5 5.5 0 1 1 3.5 9a5.5 5.5 0 0 1 11 0M13.2 13.2l4 4',
  menu: 'M3 5.5h14M3 10h14M3 14.5h14',
  close: 'm5 5 10 10M15 5 5 15',
  moon: 'M16.6 12.2A7 7 0 0 1 7.8 3.4a7 7 0 1 0 8.8 8.8z',
  sun: 'M13.4 10a3.4 3.4 0 1 1-6.8 0 3.4 3.4 0 0 1 6.8 0M10 2.5v1.8M10 15.7v1.8M2.5 10h1.8M15.7 10h1.8M4.7 4.7 6 6M14 14l1.3 1.3M15.3 4.7 14 6M6 14l-1.3 1.3',
  check: 'm4 10.5 4 4 8-9',
  alert: 'M10 3 18 17H2zM10 8.2v4M10 14.6v.1',
  stories: 'M7 3h6a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1M3 5.5v9M17 5.5v9',
  'arrow-right': 'M4 10h12m-5-5 5 5-5 5',
  'arrow-left': 'M16 10H4m5-5-5 5 5 5',
  'chevron-left': 'm12.5 4-6 6 6 6',
  'chevron-right': 'm7.5 4 6 6-6 6',
  'chevron-down': 'm4 7.5 6 6 6-6',
  home: 'M3 9.2 10 3l7 6.2V17h-4.6v-4.6H7.6V17H3z',
  explore: 'M17 10a7 7 0 1 1-14 0 7 7 0 0 1 14 0M12.8 7.2l-1.6 4-4 1.6 1.6-4z',
  news: 'M3 4h11v12H4.6A1.6 1.6 0 0 1 3 14.4zM14 7.5h3v7a1.5 1.5 0 0 1-3 0M6 7.2h5M6 10h5M6 12.8h3',
  instagram:
    'M7 3h6a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4M13.3 10a3.3 3.3 0 1 1-6.6 0 3.3 3.3 0 0 1 6.6 0M14 6v.1',
  link: 'M8.4 11.6a3 3 0 0 0 4.3 0l3-3a3 3 0 0 0-4.3-4.3l-1 1M11.6 8.4a3 3 0 0 0-4.3 0l-3 3a3 3 0 0 0 4.3 4.3l1-1',
  share: 'M10 12.5v-10m-3.5 3L10 2.5l3.5 3M5 9H3.5v8h13V9H15',
  pause: 'M7 4v12M13 4v12',
  sound:
    'M4 8v4h2.5L10 15V5L6.500 8zM12.500 7.500a3.5 3.5 0 0 1 0 5M14.500 5.500a6.4 6.4 0 0 1 0 9',
  mail: 'M2.5 4.5h15v11h-15zm0 1.5 7.5 5.5 7.5-5.5',
  phone:
    'M4 3h3.5l1.5 4-2 1.5a9 9 0 0 0 4.5 4.5l1.5-2 4 1.5V16a1.5 1.5 0 0 1-1.5 1.5A13 13 0 0 1 2.5 4.5 1.5 1.5 0 0 1 4 3',
  place:
    'M10 17.5S4.5 12 4.5 8a5.5 5.5 0 0 1 11 0c0 4-5.5 9.5-5.5 9.5M12 8a2 2 0 1 1-4 0 2 2 0 0 1 4 0',
  feed: 'M4 10a6 6 0 0 1 6 6M4 5a11 11 0 0 1 11 11M5.5 15.2a.8.8 0 1 1-1.6 0 .8.8 0 0 1 1.6 0',
  lock: 'M4.5 9h11v8h-11zM7 9V6.5a3 3 0 0 1 6 0V9',
  bookmark: 'M5.5 3h9v14.5L10 14l-4.5 3.5z',
  user: 'M13.3 7a3.3 3.3 0 1 1-6.6 0 3.3 3.3 0 0 1 6.6 0M3.8 17c.6-3.4 3-5 6.2-5s5.6 1.6 6.2 5',
} as const;

const fills = {
  bookmarked: 'M5.5 2.5h9a.5.5 0 0 1 .5.5v15L10 14.5 5 18V3a.5.5 0 0 1 .5-.5z',
  play: 'M6 3.5v13l10.5-6.5z',
  facebook:
    'M11.8 18v-7h2.4l.5-2.9h-2.9V6.4c0-.9.4-1.6 1.7-1.6h1.3V2.3S13.7 2 12.6 2c-2.3 0-3.8 1.4-3.8 3.9v2.2H6.3V11h2.5v7z',
  twitter:
    'M18 5.2a6 6 0 0 1-1.9.5 3.3 3.3 0 0 0 1.5-1.8 6.6 6.6 0 0 1-2.1.8 3.3 3.3 0 0 0-5.7 3A9.4 9.4 0 0 1 3 4.2a3.3 3.3 0 0 0 1 4.4 3.3 3.3 0 0 1-1.5-.4 3.3 3.3 0 0 0 2.7 3.3 3.3 3.3 0 0 1-1.5.1 3.3 3.3 0 0 0 3.1 2.3A6.7 6.7 0 0 1 2 15.2a9.4 9.4 0 0 0 14.4-8.3A6.6 6.6 0 0 0 18 5.2z',
  linkedin:
    'M3 7.5h3V17H3zM4.5 2.8a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4zM8 7.5h2.9v1.3c.4-.8 1.4-1.5 2.9-1.5 3 0 3.5 2 3.5 4.5V17h-3v-4.6c0-1.1 0-2.5-1.5-2.5S11 11.1 11 12.3V17H8z',
  youtube:
    'M17.6 6a2 2 0 0 0-1.4-1.4C15 4.2 10 4.2 10 4.2s-5 0-6.2.4A2 2 0 0 0 2.4 6 21 21 0 0 0 2 10a21 21 0 0 0 .4 4 2 2 0 0 0 1.4 1.4c1.2.4 6.2.4 6.2.4s5 0 6.2-.4a2 2 0 0 0 1.4-1.4 21 21 0 0 0 .4-4 21 21 0 0 0-.4-4zM8.4 12.5v-5l4.2 2.5z',
} as const;

export type IconName = keyof typeof strokes | keyof typeof fills;

const isFill = (name: IconName): name is keyof typeof fills => Object.hasOwn(fills, name);

interface IconProps {
  name: IconName;
  /** Size and colour; default: 20 px in the text's colour. */
  className?: string;
}

/** A decorative icon. Give its button or link a label. */
export function Icon({ name, className = 'size-5' }: IconProps) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className={`block flex-none ${className}`}>
      {isFill(name) ? (
        <path d={fills[name]} fill="currentColor" />
      ) : (
        <path
          d={strokes[name]}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
    </svg>
  );
}
