import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { base64 } from './zip-archives.ts';

const { fromBase64, toBase64 } = base64;

test('encodes like Node and decodes back', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (bytes) => {
      const text = toBase64(bytes);
      expect(text).toBe(Buffer.from(bytes).toString('base64'));
      expect(fromBase64(text)).toEqual(Uint8Array.from(bytes));
    }),
  );
});

test('megabytes survive a round trip', () => {
  const bytes = new Uint8Array(3_000_001).map((_, at) => at * 7);
  expect(Buffer.from(fromBase64(toBase64(bytes)) ?? '').equals(bytes)).toBe(true);
});

test.each(['a', 'ab', 'abc', 'ab c', '!!!!', 'a===', '=aaa', 'aa=a'])(
  '%s is not base64',
  (text) => {
    expect(fromBase64(text)).toBeUndefined();
  },
);
