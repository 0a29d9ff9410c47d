/** Rasterizes the site's drawings for social networks and home screens, at build time. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { inProject } from './project.mjs';

/** Size of share pictures in pixels; the same as in `share-picture.ts`. */
const SHARED = { width: 1200, height: 630 };

/** Icons by name, with their width in pixels. */
const icons = { 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 };

const ICON_IN_ICO = 32;

/** @param {string} svg @param {number} width */
const iconOf = (svg, width) =>
  // Rendered at its final size: enlarging it afterwards would blur it.
  sharp(Buffer.from(svg), { density: (72 * width) / 56 })
    .resize(width, width)
    .png()
    .toBuffer();

/**
 * Wraps a PNG into an ICO file.
 * @param {Buffer} png
 * @param {number} width
 */
function icoOf(png, width) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(width, 6);
  head.writeUInt8(width, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/** The site's share picture: its logo centred on the dark background. @param {string} mark */
async function sitePicture(mark) {
  const drawn = await iconOf(mark, 420);
  const background = { r: 15, g: 21, b: 27 };
  return sharp({ create: { ...SHARED, channels: 3, background } })
    .composite([{ input: drawn }])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}

/**
 * Writes icons and share pictures into each of these folders.
 * @param {string[]} folders
 */
export async function drawSharedPictures(folders) {
  const mark = readFileSync(inProject('public/favicon.svg'), 'utf8');
  /** @type {Map<string, Buffer>} */
  const files = new Map([
    ['favicon.ico', icoOf(await iconOf(mark, ICON_IN_ICO), ICON_IN_ICO)],
    ['share/site.jpg', await sitePicture(mark)],
  ]);
  for (const [name, width] of Object.entries(icons)) files.set(name, await iconOf(mark, width));
  const art = readdirSync(inProject('public/art')).filter((name) => !name.startsWith('ad-'));
  for (const name of art) {
    const picture = sharp(inProject('public/art', name)).resize({ ...SHARED, fit: 'cover' });
    files.set(
      `share/${name.replace(/\.svg$/, '.jpg')}`,
      await picture.jpeg({ quality: 78, mozjpeg: true }).toBuffer(),
    );
  }
  for (const folder of folders) {
    mkdirSync(join(folder, 'share'), { recursive: true });
    for (const [name, bytes] of files) writeFileSync(join(folder, name), bytes);
  }
}
