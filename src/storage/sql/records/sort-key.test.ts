import { expect, test } from 'vitest';
import { compareTexts } from '#core/locale/compare-texts.ts';
import { sortKey } from './sort-key.ts';

const titles = [
  ...['Zebra', 'apple', 'Äpfel', 'Éclair', 'eclair 2', 'eclair 10', 'Eclair 1', 'x', ''],
  ...['2026-11-02T00:00:00.000Z', '2026-11-10T00:00:00.000Z', '2026-01-31T23:59:59.999Z'],
  ...['10', '9', '007', '7', '100', '“Quoted”', "'s", 'a b', 'ab', 'a-b', 'आशा', 'बंदर', 'Ω', 'я'],
  ...[
    'Version 1.10',
    'Version 1.9',
    '#1',
    '(bracket)',
    '₹4,000',
    '— dash',
    '‘single’',

    'mail@example.com',
    'mail.a@example.com',
  ],
];

test('keys sort like the collator of the browser edition', () => {
  const keys = new Map(titles.map((title) => [title, sortKey(title)]));
  for (const one of titles) {
    for (const other of titles) {
      const [a, b] = [keys.get(one) ?? '', keys.get(other) ?? ''];
      const order = a === b ? 0 : Buffer.compare(Buffer.from(a), Buffer.from(b));
      expect(Math.sign(order), `${one} / ${other}`).toBe(Math.sign(compareTexts(one, other)));
    }
  }
});

test('keys of any text are short and storable', () => {
  for (const text of [
    '\0\ud800',
    'x'.repeat(1e6),
    '9'.repeat(1e6),
    '💥'.repeat(1e5),
    '﷽'.repeat(1e4),
  ]) {
    const key = sortKey(text);
    expect(key.includes('\0')).toBe(false);
    expect(key.isWellFormed()).toBe(true);
    expect(Buffer.byteLength(key)).toBeLessThan(2_000);
  }
});
