import { expect, test } from 'vitest';
import {
  pictureAddress,
  pictureSources,
  pictureWidths,
  readPictureAddress,
  variantAddress,
} from './picture-address.ts';

const hash = '0123456789abcdef'.repeat(2);
const picture = (width: number, height = 3) => ({ hash, width, height, colour: '224466' });

test.each([
  [4, [4]],
  [320, [320]],
  [321, [320, 321]],
  [1280, [320, 480, 640, 960, 1280]],
  [1599, [320, 480, 640, 960, 1280, 1599]],
  [1600, [320, 480, 640, 960, 1280, 1600]],
  [99_999, [320, 480, 640, 960, 1280, 1600]],
])('a picture %i pixels wide has the widths %j', (width, widths) => {
  expect(pictureWidths(picture(width))).toEqual(widths);
});

test('records store the widest WebP, pages offer every width', () => {
  expect(pictureAddress(picture(500))).toBe(`/media/${hash}-500x3-224466/500.webp`);
  expect(pictureAddress(picture(5000))).toBe(`/media/${hash}-5000x3-224466/1600.webp`);
  expect(pictureSources(picture(400), 'avif')).toBe(
    `/media/${hash}-400x3-224466/320.avif 320w, /media/${hash}-400x3-224466/400.avif 400w`,
  );
});

test('an address of a derivative is parsed', () => {
  expect(readPictureAddress(variantAddress(picture(500, 20), 480, 'jpg'))).toEqual({
    picture: picture(500, 20),
    width: 480,
    format: 'jpg',
  });
});

const name = `${hash}-500x20-224466`;
test.each([
  '',
  `/media/${name}/481.jpg`,
  `/media/${name}/640.jpg`,
  `/media/${name}/480.png`,
  `/media/${name}/480.jpgx`,
  `/media/${name}`,
  `/media/${hash}-500x20-22446g/480.jpg`,
  `/media/${hash.slice(1)}-500x20-224466/480.jpg`,
  `https://example.com/media/${name}/480.jpg`,
])('%j is no address of a derivative', (text) => {
  expect(readPictureAddress(text)).toBeUndefined();
});
