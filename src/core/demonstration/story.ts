import { type Piece, richText } from './write-blocks.ts';

/** A demonstration article, before it gets an instant and ids. */
export interface Story {
  /** From 1 to 40; part of its id. */
  number: number;
  title: string;
  standfirst: string;
  category: string;
  /** One or two names. */
  by: readonly string[];
  /** Age at the time of filling. */
  hours: number;
  tags: readonly string[];
  isFeatured?: boolean;
  isPremium?: boolean;
  pieces: readonly Piece[];
}

export const demonstrationId = (number: number): string =>
  `article-demo-${String(number).padStart(2, '0')}`;

interface PictureWords {
  caption?: string;
  width?: 'wide' | 'full';
}

/** Credit of every drawing. */
export const CREDIT = 'Illustration: Daybreak';

const shown = (name: string, alt: string, caption: string | undefined) => ({
  src: `/art/${name}.svg`,
  alt,
  ...(caption ? { caption } : {}),
  credit: CREDIT,
});

/** A drawing of `public/art`. */
export const picture = (
  name: string,
  alt: string,
  { caption, width }: PictureWords = {},
): Piece => ({ type: 'image', ...shown(name, alt, caption), ...(width ? { width } : {}) });

/** Drawings with their alt texts and captions. */
export const gallery = (
  title: string,
  layout: 'grid' | 'strip',
  pictures: readonly (readonly [name: string, alt: string, caption?: string])[],
): Piece => ({
  type: 'gallery',
  title,
  layout,
  pictures: pictures.map(([name, alt, caption]) => shown(name, alt, caption)),
});

export const factBox = (title: string, ...paragraphs: string[]): Piece => ({
  type: 'fact-box',
  title,
  paragraphs: paragraphs.map(richText),
});

interface TableWords {
  caption: string;
  source?: string;
  hasTotal?: boolean;
}

/** A table, a line a row, with cells separated by `|`; the first row has the headings. */
export const table = ({ caption, source, hasTotal = false }: TableWords, rows: string): Piece => ({
  type: 'table',
  caption,
  rows: rows
    .trim()
    .split('\n')
    .map((row) => row.split('|').map((cell) => cell.trim())),
  hasHead: true,
  hasTotal,
  ...(source ? { source } : {}),
});

/** Footnotes, in the order of their signs `[^1]`, `[^2]`. */
export const footnotes = (...texts: string[]): Piece => ({
  type: 'notes',
  items: texts.map((content, at) => ({ id: `note-${at + 1}`, content })),
});

/** Another demonstration article, by its number. */
export const related = (number: number): Piece => ({
  type: 'related',
  articleId: demonstrationId(number),
});

export const embed = (url: string, title: string, description: string): Piece => ({
  type: 'embed',
  url,
  title,
  description,
});

/** An open film: nothing of it is loaded before a click. */
export const film = (caption: string): Piece => ({
  type: 'video',
  videoId: 'aqz-KE-bpKQ',
  caption,
  credit: 'Blender Foundation, CC BY 3.0',
});

/** The recording of `public/sound`. */
export const bell = (title: string, transcript: string): Piece => ({
  type: 'audio',
  src: '/sound/harbour-bell.wav',
  title,
  credit: 'Sound: Daybreak',
  transcript,
});
