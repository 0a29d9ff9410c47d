import fc from 'fast-check';
import { expect, test } from 'vitest';
import { categorySlug, defaultCategories, titleFromSlug } from './category.ts';
import { sectionInk, sectionInks } from './section-ink.ts';

test('[footer-slugs] a slug is the name in lower case, spaces as hyphens', () => {
  expect(categorySlug('Web Stories')).toBe('web-stories');
  expect(categorySlug('  Middle \t East ')).toBe('middle-east');
  expect(categorySlug('R&D')).toBe('r&d');
  expect(categorySlug('मौसम समाचार')).toBe('मौसम-समाचार');
});

/** Any character, biased towards those that a slug changes. (`unit: 'binary'` takes a second to set up.) */
const character = fc.oneof(
  fc.constantFrom(...' \t\n\u00a0\u2028\u3000-AİΣẞ\ud800'),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
);

test('making a slug is idempotent, and leaves no white space or capitals', () => {
  fc.assert(
    fc.property(fc.string({ unit: character }), (name) => {
      const slug = categorySlug(name);
      expect(categorySlug(slug)).toBe(slug);
      expect(slug).not.toMatch(/\s/);
      expect(slug).toBe(slug.toLowerCase());
    }),
  );
});

test('each default category has a unique slug, from which its name can be derived', () => {
  const slugs = defaultCategories().map(({ name }) => categorySlug(name));
  expect(new Set(slugs).size).toBe(15);
  expect(slugs.map(titleFromSlug)).toEqual(defaultCategories().map(({ name }) => name));
});

test('a slug is converted to words in title case', () => {
  expect(titleFromSlug('middle-east')).toBe('Middle East');
  expect(titleFromSlug('UK')).toBe('Uk');
  expect(titleFromSlug('-')).toBe('');
});

test('each category always has the same ink', () => {
  expect(sectionInk('india')).toBe('india');
  expect(sectionInk('cricket')).toBe('sports');
  // Added categories, which keep their inks in later versions.
  expect(['climate', 'health', 'food', 'travel', 'books', 'law'].map(sectionInk)).toEqual([
    'sports',
    'sports',
    'india',
    'sports',
    'world',
    'world',
  ]);
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor')), (slug) => {
      expect(sectionInks).toContain(sectionInk(slug));
      expect(sectionInk(slug)).toBe(sectionInk(slug));
    }),
  );
});
