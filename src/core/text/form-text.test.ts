import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { rule } from '../errors.ts';
import { longestMedia, mediaText } from './form-text.ts';

const embedded = 4_000_000;
const address = 2_000;

test.each([
  ['https://example.com/a.png', address],
  ['/art/data:a.svg', address],
  ['database.png', address],
  ['data:image/png;base64,AAAA', embedded],
  ['DATA:image/png;base64,AAAA', embedded],
  [' \n data:image/png;base64,AAAA', embedded],
])('%j may have %i characters', (text, length) => {
  expect(longestMedia(text)).toBe(length);
});

test('an address has its maximum length, and no more', () => {
  const schema = mediaText(rule('story-cover-too-long'));
  const whole = '/'.padEnd(address, 'a');
  expect(z.safeParse(schema, whole).success).toBe(true);
  expect(z.safeParse(schema, `${whole}a`).error?.issues).toMatchObject([
    { code: 'too_big', maximum: address },
  ]);
  expect(z.safeParse(schema, `data:${whole}`).success).toBe(true);
});
