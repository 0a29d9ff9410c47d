import { crc32, deflateSync } from 'node:zlib';
import { expect, type Locator, type Page } from '@playwright/test';

/** A file in the format of `setInputFiles`. */
export interface UploadedFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** Address of an uploaded picture: a data URL, or a path on the server. */
export const uploadedAddress = /^(data:image\/webp;base64,|\/media\/)/;

/** A plain blue PNG of that size. */
export function pngFile(name: string, width = 40, height = 30): UploadedFile {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(width * 3, '2244aa', 'hex')]);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)));
  const buffer = Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return { name, mimeType: 'image/png', buffer };
}

/** Files whose content contradicts their name, or that must not be accepted. */
const hostileFiles: UploadedFile[] = [
  {
    name: 'picture.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="window.owned=1"/>'),
  },
  {
    name: 'picture.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<script>window.owned = 1</script>'),
  },
  { ...pngFile('picture.jpg'), mimeType: 'image/jpeg' },
  { ...pngFile('film.mp4'), mimeType: 'video/mp4' },
];

/** Expects that every hostile file with a wanted name is refused with a toast that states the reason. */
export async function expectRefused(
  page: Page,
  input: Locator,
  isWanted: (name: string) => boolean = () => true,
): Promise<void> {
  for (const file of hostileFiles.filter(({ name }) => isWanted(name))) {
    await input.setInputFiles(file);
    await expect(page.getByRole('alert').getByText('Upload Refused')).toBeVisible();
    await page.getByRole('alert').getByRole('button').click();
    await expect(page.getByText('Upload Refused')).toBeHidden();
  }
  expect(await page.evaluate(() => 'owned' in window)).toBe(false);
}
