import fc from 'fast-check';
import { expect, test } from 'vitest';
import { freeSlug, isSlug, slugFrom } from './slug.ts';

test.each([
  ['Late rain refills the Malabar paddies', 'late-rain-refills-the-malabar-paddies'],
  ['  “It isn’t over”: 3–2 after extra time! ', 'it-isnt-over-3-2-after-extra-time'],
  ['Café São Tomé, Ångström', 'cafe-sao-tome-angstrom'],
  ['मानसून की वापसी', 'मानसून-की-वापसी'],
  ['雨が戻る', '雨が戻る'],
  ['?!', ''],
  ['Boom ❤️', 'boom'],
  ['I ❤️ Pune', 'i-pune'],
  ['1️⃣ reason to vote', '1-reason-to-vote'],
  ['Innen\u00adraum\u00adbeleuchtung für alle', 'innenraumbeleuchtung-fur-alle'],
  ['👨‍👩‍👧 family', 'family'],
  ['Łódź, Straße, Ærø', 'lodz-strasse-aero'],
  ['İstanbul', 'istanbul'],
  ['نامه\u200cای از تهران', 'نامهای-از-تهران'],
  ['한국어 뉴스', '한국어-뉴스'],
  [`${'word '.repeat(15)}wordy wordier`, `${'word-'.repeat(15)}wordy`],
  ['x'.repeat(100), 'x'.repeat(80)],
])('the slug of “%s” is “%s”', (text, slug) => {
  expect(slugFrom(text)).toBe(slug);
});

test('what is made of any text is a slug, or empty, and is itself its slug', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      const slug = slugFrom(text);
      expect(slug === '' || isSlug(slug)).toBe(true);
      expect(slugFrom(slug)).toBe(slug);
    }),
  );
});

test.each([
  'boom-\ufe0f',
  'a\u200bb',
  '한'.normalize('NFD'),
  'Late',
  'a--b',
  '-a',
  'a-',
  'a b',
  'a/b',
  '',
])('“%s” is no slug', (text) => {
  expect(isSlug(text)).toBe(false);
});

test('a taken slug gets the first free number', async () => {
  const taken = ['rain', 'rain-2'];
  expect(await freeSlug('rain', async (slug) => taken.includes(slug))).toBe('rain-3');
  expect(await freeSlug('snow', async (slug) => taken.includes(slug))).toBe('snow');
});
