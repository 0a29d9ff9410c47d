import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Picture } from './picture.tsx';
import { sizesOfWhole } from './picture-part.ts';

const crop = { x: 0.5, y: 0, width: 0.5, height: 1, ratio: 0.75 };
const shown = (picture: object) =>
  renderToStaticMarkup(
    <Picture
      picture={{ src: '/art/world.svg', alt: 'Harbour', placeholder: 0, ...picture }}
      ratio="16:9"
    />,
  );

test('a cropped picture gives the style sheet its part, and its focal point within it', () => {
  const html = shown({ crop, focus: { x: 75, y: 20 } });
  expect(html).toContain('is-cropped');
  expect(html).toContain('--part-x:0.5;--part-y:0;--part-width:0.5;--part-height:1');
  expect(html).toContain('--focus-x:0.5;--focus-y:0.2');
  expect(html).not.toContain('object-position');
});

test('a picture without a crop has no further style', () => {
  expect(shown({})).not.toContain('style');
  expect(shown({ focus: { x: 10, y: 20 } })).toContain('style="object-position:10% 20%"');
});

test('a whole picture is asked for in the width that its part needs', () => {
  expect(sizesOfWhole('(min-width: 1024px) 66vw, 100vw', crop)).toBe(
    '(min-width: 1024px) 132vw, 200vw',
  );
  expect(sizesOfWhole('148px', crop)).toBe('296px');
});
