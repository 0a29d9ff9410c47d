import { expect, test } from 'vitest';
import { sharePicture } from './share-picture.ts';

const uploaded = `/media/${'a'.repeat(32)}-3000x2000-a1b2c3`;

test('previews get a format that networks show, and its size', () => {
  expect(sharePicture(`${uploaded}/1600.webp`)).toEqual({
    src: `${uploaded}/1600.jpg`,
    width: 1600,
    height: 1067,
  });
  const drawing = { src: '/share/india.jpg', width: 1200, height: 630 };
  expect(sharePicture('/art/india.svg')).toEqual(drawing);
  expect(sharePicture('/art/india.svg#svgView(viewBox(0,0,9,9))')).toEqual(drawing);
  expect(sharePicture('https://pictures.example/x.jpg')).toEqual({
    src: 'https://pictures.example/x.jpg',
  });
});

test.each([
  undefined,
  '',
  'data:image/webp;base64,AAAA',
  'https://x.example/y.svg',
  'javascript:0',
])('what networks do not show is replaced by the site’s own picture: %s', (source) => {
  expect(sharePicture(source).src).toBe('/share/site.jpg');
});
