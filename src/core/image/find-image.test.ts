import { expect, test } from 'vitest';
import { admin } from '../../../tests/support/newsroom/change-examples.ts';
import { createTestBackOffice, valueIn } from '../../../tests/support/newsroom/test-newsroom.ts';
import { visitor } from '../actor.ts';

const upload = (hash: string, end: string) => `/media/${hash.repeat(16)}-500x300-224466/${end}`;
const embedded = (text: string) => `data:image/webp;base64,UklGR/${text}`;
const images = [
  { id: 'img-1', url: upload('ab', '500.webp'), alt: 'Boats' },
  { id: 'img-2', url: embedded('AAAA'), alt: 'Trains' },
  { id: 'img-3', url: '/art/india.svg', alt: 'Rain' },
];

test.each([
  ['the same upload in another width and format', upload('ab', '320.avif'), 'img-1'],
  ['the same bytes in a data URL', embedded('AAAA'), 'img-2'],
  ['the same address', '/art/india.svg', 'img-3'],
  ['another upload', upload('cd', '500.webp'), undefined],
  ['other bytes that begin alike', embedded('AAAB'), undefined],
  ['a neighbour in the same folder', '/art/world.svg', undefined],
])('a known picture is found by its content: %s', async (_, url, id) => {
  const { backOffice } = createTestBackOffice({ images });
  expect(valueIn(await backOffice.findImage(admin, { url })).image?.id).toBe(id);
});

test('visitors may not ask', async () => {
  const { backOffice } = createTestBackOffice({ images });
  expect(await backOffice.findImage(visitor, { url: '/art/india.svg' })).toMatchObject({
    failure: { kind: 'not-logged-in' },
  });
});
