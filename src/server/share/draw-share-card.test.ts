import { readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { sectionInks } from '#core/category/section-ink.ts';
import { isDrawable, type ShareCard } from '#core/image/share-card.ts';
import { openPicture } from '../media/picture-variants.ts';
import { drawShareCard, sectionColours } from './draw-share-card.ts';

const card: ShareCard = {
  kind: 'article',
  id: 'article-1',
  title: 'Late rain refills the Malabar paddies',
  label: 'India',
  ink: 'india',
  art: '',
  siteName: 'Daybreak',
  logo: '',
};

/** Dark parts of a stretch of the card, as a share of its pixels. */
async function inkIn(picture: Buffer, left: number, top: number, width: number, height: number) {
  const { data } = await sharp(picture)
    .extract({ left, top, width, height })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return data.filter((grey) => grey < 128).length / data.length;
}

const titles = {
  latin: 'Late rain refills the Malabar paddies',
  devanagari: 'दिल्ली में नई मेट्रो लाइन का उद्घाटन',
  arabic: 'افتتاح خط المترو الجديد في العاصمة',
};

test.each(Object.entries(titles))(
  'a title in %s is drawn by our fonts, at its side',
  async (script, title) => {
    const picture = await drawShareCard({ ...card, title }, {});
    expect(await sharp(picture).metadata()).toMatchObject({
      ...{ format: 'jpeg', width: 1200, height: 630 },
    });
    const [left, right] = [
      await inkIn(picture, 64, 130, 60, 100),
      await inkIn(picture, 636, 130, 60, 100),
    ];
    expect(script === 'arabic' ? right : left).toBeGreaterThan(0.03);
    if (script === 'arabic') expect(right).toBeGreaterThan(left);
  },
);

test('letters of each script differ, so that none is a box for a missing one', async () => {
  const inks = new Set<string>();
  for (const title of ['ददद', 'ममम', 'رررر', 'ممممم', 'RRR', 'OOO'])
    inks.add(
      (await inkIn(await drawShareCard({ ...card, title }, {}), 64, 120, 640, 160)).toFixed(4),
    );
  expect(inks.size).toBe(6);
});

test('signs of markup, the longest words and no label are drawn; a picture stands beside', async () => {
  const long = `<b>&amp; ${'Donaudampfschifffahrtsgesellschaft'.repeat(8)}</b>`;
  await expect(drawShareCard({ ...card, title: long, label: '' }, {})).resolves.toBeDefined();
  const dark = await sharp({
    create: { width: 300, height: 300, channels: 3, background: '#000' },
  })
    .png()
    .toBuffer();
  const picture = await drawShareCard(card, {
    art: await openPicture(dark),
    logo: await openPicture(dark),
  });
  expect(await inkIn(picture, 780, 40, 400, 500)).toBeGreaterThan(0.99);
});

test('sections have the colours of the site', () => {
  const tokens = readFileSync(new URL('../../ui/kit/tokens.css', import.meta.url), 'utf8');
  for (const ink of sectionInks) {
    const found = new RegExp(`\\[data-ink='${ink}'\\][^}]*--print: (#\\w+)`).exec(tokens)?.[1];
    expect(sectionColours[ink]).toBe(found);
  }
});

/** Characters that a font has, of the table that maps them (OpenType, `cmap` of format 4). */
function charactersIn(font: Buffer): Set<number> {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, at) => 12 + 16 * at);
  const record = tables.find((at) => font.toString('latin1', at, at + 4) === 'cmap') ?? 0;
  const cmap = font.readUInt32BE(record + 8);
  const found = new Set<number>();
  for (let at = 0; at < font.readUInt16BE(cmap + 2); at += 1) {
    const start = cmap + font.readUInt32BE(cmap + 4 + 8 * at + 4);
    if (font.readUInt16BE(start) !== 4) continue;
    const twice = font.readUInt16BE(start + 6);
    for (let segment = 0; segment < twice; segment += 2) {
      const last = font.readUInt16BE(start + 14 + segment);
      const first = font.readUInt16BE(start + 16 + twice + segment);
      for (let code = first; code <= last && code < 0xffff; code += 1) found.add(code);
    }
  }
  return found;
}

test('every character that counts as drawable is in the fonts of titles', () => {
  const folder = new URL('./fonts/', import.meta.url);
  const known = new Set(
    readdirSync(folder)
      .filter((name) => name.endsWith('.ttf') && !name.startsWith('schibsted'))
      .flatMap((name) => [...charactersIn(readFileSync(new URL(name, folder)))]),
  );
  const missing = Array.from({ length: 0xffff }, (_, code) => code)
    .filter((code) => {
      const sign = String.fromCharCode(code);
      return isDrawable(sign) && sign === sign.normalize() && !known.has(code);
    })
    .map((code) => code.toString(16));
  expect(missing).toEqual([]);
});
