import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { CreateRaw, OutputInfo, OverlayOptions, Sharp } from 'sharp';
import type { SectionInk } from '#core/category/section-ink.ts';
import { isDrawable, SHARE_CARD, type ShareCard } from '#core/image/share-card.ts';
import { clip } from '#core/text/clip.ts';

const fonts = new URL('./fonts/', import.meta.url);

/** Families in the order in which letters are looked for, with a weight where the first one has several. */
const faces = {
  serif: 'Newsreader SemiBold, Noto Serif Devanagari, Noto Naskh Arabic',
  sans: 'Schibsted Grotesk, Noto Serif Devanagari, Noto Naskh Arabic Bold',
} as const;

/** Colours of sections, as `tokens.css` has them for print. */
export const sectionColours: Readonly<Record<SectionInk, string>> = {
  india: '#b3311b',
  world: '#2b4f9f',
  business: '#14704e',
  tech: '#0b6a80',
  sports: '#ad470b',
  entertainment: '#a8255e',
  life: '#6b5a16',
};

const INK = '#12181f';
const PAPER = '#ffffff';

/** Measures of the card in pixels. */
const MARGIN = 64;
const BAR = 16;
const ART_WIDTH = 440;
const LOGO = { width: 360, height: 56 };

/** Sizes of the title in pixels, the largest first, and the height that it may take. */
const titleSizes = [92, 78, 67, 58, 50, 43];
const TITLE_HEIGHT = 380;

/** Longest label, which is one line. */
const LONGEST_LABEL = 34;

/** Lengths to which a title is cut, the longest first. */
const titleLengths = [220, 160, 110, 80] as const;

async function openSharp() {
  const { default: sharp } = await import('sharp');
  // Fonts that were named once are known to the whole process.
  for (const name of readdirSync(fonts).filter((one) => one.endsWith('.ttf'))) {
    const fontfile = fileURLToPath(new URL(name, fonts));
    await sharp({ text: { text: '.', font: 'Newsreader 8', fontfile } })
      .png()
      .toBuffer();
  }
  return sharp;
}

let opening: ReturnType<typeof openSharp> | undefined;

interface Words {
  text: string;
  face: keyof typeof faces;
  size: number;
  colour: string;
  width: number;
}

/** Pixels of a picture. */
interface Drawn {
  data: Buffer;
  raw: CreateRaw;
}

const rawOf = ({ width, height, channels }: OutputInfo): CreateRaw => ({ width, height, channels });

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string): string => text.replace(/[&<>]/g, (sign) => entities[sign] ?? sign);

/** Draws words in lines of a width, on a clear ground. */
async function drawWords({ text, face, size, colour, width }: Words): Promise<Drawn> {
  opening ??= openSharp();
  const sharp = await opening;
  // Raw, since encoding and decoding would take longer than drawing.
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${escaped(text)}</span>`,
      font: `${faces[face]} ${size}`,
      // One point is one pixel.
      dpi: 72,
      width,
      rgba: true,
      wrap: 'word-char',
    },
  })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, raw: rawOf(info) };
}

/** More letters than ever fit in a size: narrow ones in lines without a space between them. */
const roomFor = (size: number, width: number): number =>
  (width / (size * 0.4)) * (TITLE_HEIGHT / size);

/** Draws the title in the largest size in which it fits, cut if it fits in none. */
async function drawTitle(title: string, width: number): Promise<Drawn> {
  const smallest = titleSizes.at(-1) ?? 0;
  const tries = [
    ...titleSizes
      .filter((size) => size === smallest || title.length <= roomFor(size, width))
      .map((size) => ({ size, length: titleLengths[0] })),
    ...titleLengths.map((length) => ({ size: smallest, length })),
  ];
  let drawn: Drawn | undefined;
  for (const { size, length } of tries) {
    const text = clip(title, length);
    drawn = await drawWords({ text, face: 'serif', size, colour: INK, width });
    if (drawn.raw.height <= TITLE_HEIGHT) break;
  }
  if (!drawn) throw new Error('A title has no size.');
  return drawn;
}

/** True if a text begins with letters that are read from the right. */
const isFromRight = (text: string): boolean => /^[^\p{L}]*\p{Script=Arabic}/u.test(text);

/** Drawing in the place of a picture: a sun that rises from the lower edge, on the section's colour. */
const emblem = (colour: string, room: { width: number; height: number }): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${room.width} ${room.height}">` +
      `<rect width="100%" height="100%" fill="${colour}"/>` +
      `<circle cx="${room.width / 2}" cy="${room.height}" r="${room.width / 3}" fill="#fff" opacity=".2"/></svg>`,
  );

/** Pictures of a card, opened; absent where it has none. */
export interface CardPictures {
  art?: Sharp | undefined;
  logo?: Sharp | undefined;
}

/** The logo within its room, at the bottom of the card. */
async function drawLogo(card: ShareCard, logo: Sharp | undefined, width: number): Promise<Drawn> {
  if (!logo) {
    const words = {
      text: clip(card.siteName, LONGEST_LABEL),
      face: 'serif',
      size: 40,
      colour: INK,
      width,
    } as const;
    return drawWords(words);
  }
  const { data, info } = await logo
    .resize({ ...LOGO, fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, raw: rawOf(info) };
}

/** Draws a share card as a JPEG: colour and name of the section, title, logo, and a picture beside them. */
export async function drawShareCard(card: ShareCard, { art, logo }: CardPictures): Promise<Buffer> {
  opening ??= openSharp();
  const sharp = await opening;
  const { width, height } = SHARE_CARD;
  const textWidth = width - 2 * MARGIN - ART_WIDTH;
  const colour = sectionColours[card.ink];
  const fromRight = isFromRight(card.title);
  const placed = ({ data, raw }: Drawn, top: number): OverlayOptions => ({
    input: data,
    raw,
    left: fromRight ? MARGIN + textWidth - raw.width : MARGIN,
    top: Math.min(top, height - raw.height),
  });
  const label = isDrawable(card.label)
    ? await drawWords({
        text: clip(card.label, LONGEST_LABEL),
        face: 'sans',
        size: 30,
        colour,
        width: textWidth,
      })
    : undefined;
  const title = await drawTitle(card.title, textWidth);
  const mark = await drawLogo(card, logo, textWidth);
  const bar = { width, height: BAR, channels: 3, background: colour } as const;
  const room = { width: ART_WIDTH, height: height - BAR };
  const shown = art
    ? await art
        .resize({ ...room, fit: 'cover', position: 'attention' })
        .flatten({ background: PAPER })
        .toBuffer()
    : emblem(colour, room);
  const titleTop = BAR + 56 + (label ? label.raw.height + 24 : 0);
  return sharp({ create: { width, height, channels: 3, background: PAPER } })
    .composite([
      { input: { create: bar }, left: 0, top: 0 },
      { input: shown, left: width - ART_WIDTH, top: BAR },
      ...(label ? [placed(label, BAR + 56)] : []),
      placed(title, titleTop),
      placed(mark, height - 52 - mark.raw.height),
    ])
    .jpeg({ quality: 84 })
    .toBuffer();
}
