import fc from 'fast-check';
import { expect, test } from 'vitest';
import { iconAddress, iconSizes, readIconAddress } from './icon-address.ts';

const pictures = fc.record({
  hash: fc.constant('0123456789abcdef0123456789abcdef'),
  width: fc.integer({ min: 1, max: 9_999 }),
  height: fc.integer({ min: 1, max: 9_999 }),
  colour: fc.constant('aabbcc'),
});

test('the address of an icon says of which picture and of which size it is', () => {
  fc.assert(
    fc.property(pictures, fc.constantFrom(...iconSizes), (picture, size) => {
      expect(readIconAddress(iconAddress(picture, size))).toEqual({ picture, size });
    }),
  );
});

test.each([
  '/media/0123456789abcdef0123456789abcdef-40x30-aabbcc/icon-33.png',
  '/media/0123456789abcdef0123456789abcdef-40x30-aabbcc/icon-0032.png',
  '/media/../icon-32.png',
  '/media/x-40x/icon-32.png',
  '/icon-192.png',
])('%s is none', (address) => {
  expect(readIconAddress(address)).toBeUndefined();
});
