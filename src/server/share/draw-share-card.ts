import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { CreateRaw, OutputInfo, Sharp } from 'sharp';
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
const PAPER_BYTE = 0xff;

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

/** Most words that are kept: labels of sections and names of sites, which many cards have. */
const MOST_KEPT = 40;

const kept = new Map<string, Promise<Drawn>>();

/** Draws words, once for all cards that have them. */
function drawSharedWords(words: Words): Promise<Drawn> {
  const key = JSON.stringify(words);
  const known = kept.get(key);
  if (known !== undefined) return known;
  const [oldest] = kept.keys();
  if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  const drawn = drawWords(words);
  kept.set(key, drawn);
  drawn.catch(() => kept.delete(key));
  return drawn;
}

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
    return drawSharedWords(words);
  }
  const { data, info } = await logo
    .resize({ ...LOGO, fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, raw: rawOf(info) };
}

/** The picture beside the title, cut to its room; without one, an emblem of the section. */
async function drawArt(
  art: Sharp | undefined,
  { width, height, colour }: { width: number; height: number; colour: string },
): Promise<Drawn> {
  opening ??= openSharp();
  const sharp = await opening;
  const shown =
    art?.resize({ width, height, fit: 'cover', position: 'attention' }) ??
    sharp(emblem(colour, { width, height }));
  const { data, info } = await shown
    .flatten({ background: PAPER })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, raw: rawOf(info) };
}

/**
 * Lays pixels on those of a card, which are opaque: sharp's own composition takes several times as long, and more than all else of
 * a card.
 */
function lay(card: Buffer, { data, raw }: Drawn, left: number, top: number): void {
  const width = Math.min(raw.width, SHARE_CARD.width - left);
  const height = Math.min(raw.height, SHARE_CARD.height - top);
  for (let y = Math.max(0, -top); y < height; y += 1) {
    let from = y * raw.width * raw.channels;
    let to = ((top + y) * SHARE_CARD.width + left) * 3;
    if (raw.channels === 3) {
      data.copy(card, to, from, from + width * 3);
      continue;
    }
    for (let x = 0; x < width; x += 1, from += 4, to += 3) {
      const cover = data.readUInt8(from + 3);
      if (cover === 0) continue;
      for (let colour = 0; colour < 3; colour += 1) {
        const below = card.readUInt8(to + colour);
        const above = data.readUInt8(from + colour);
        card.writeUInt8(Math.round(below + ((above - below) * cover) / 255), to + colour);
      }
    }
  }
}

/** Draws a share card as a JPEG: colour and name of the section, title, logo, and a picture beside them. */
export async function drawShareCard(card: ShareCard, { art, logo }: CardPictures): Promise<Buffer> {
  opening ??= openSharp();
  const sharp = await opening;
  const { width, height } = SHARE_CARD;
  const textWidth = width - 2 * MARGIN - ART_WIDTH;
  const colour = sectionColours[card.ink];
  const fromRight = isFromRight(card.title);
  const label = isDrawable(card.label)
    ? await drawSharedWords({
        text: clip(card.label, LONGEST_LABEL),
        face: 'sans',
        size: 30,
        colour,
        width: textWidth,
      })
    : undefined;
  const title = await drawTitle(card.title, textWidth);
  const mark = await drawLogo(card, logo, textWidth);
  const shown = await drawArt(art, { width: ART_WIDTH, height: height - BAR, colour });
  const pixels = Buffer.alloc(width * height * 3, PAPER_BYTE);
  const bar = Buffer.from(colour.slice(1), 'hex');
  pixels.fill(bar, 0, BAR * width * bar.length);
  lay(pixels, shown, width - ART_WIDTH, BAR);
  const place = (drawn: Drawn, top: number): void => {
    const left = fromRight ? MARGIN + textWidth - drawn.raw.width : MARGIN;
    lay(pixels, drawn, left, Math.min(top, height - drawn.raw.height));
  };
  if (label) place(label, BAR + 56);
  place(title, BAR + 56 + (label ? label.raw.height + 24 : 0));
  place(mark, height - 52 - mark.raw.height);
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 84 })
    .toBuffer();
}
