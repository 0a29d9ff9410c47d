import { expect, test } from 'vitest';
import { foldForFinding } from './fold.ts';
import { normalizeText } from './normalize-text.ts';

/** 200,000 combining marks in the worst order, for which `normalize` alone takes minutes. */
const endless = `a${'\u0315'.repeat(100_000)}${'\u0300'.repeat(100_000)}b`;

test('a run of combining marks is cut before normalization', () => {
  expect(normalizeText(endless, 'NFC')).toBe(`a${'\u0315'.repeat(30)}b`);
  expect(foldForFinding(endless)).toBe('ab');
});

test('ordinary text is normalized unchanged', () => {
  expect(normalizeText('Pondiche\u0301ry', 'NFC')).toBe('Pondichéry');
  expect(normalizeText('ﬁn é', 'NFKD')).toBe('fin e\u0301');
  expect(foldForFinding('CAFÉ')).toBe('cafe');
});
