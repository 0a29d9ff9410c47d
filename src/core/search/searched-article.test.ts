import { expect, test } from 'vitest';
import { articleSchema } from '../article/article.ts';
import type { ContentBlock } from '../article/content-block.ts';
import { liveEntrySchema } from '../article/live/live-entry.ts';
import { fieldsSearchedOf, openText, wholeText } from './searched-article.ts';

const searchedText = (content: ContentBlock[]) => wholeText({ id: 'a', content }, []);

const paragraph = (content: string) => ({ id: 'b', type: 'paragraph' as const, content });

test('title, category, author and tags are searched, and the paragraphs', () => {
  const article = {
    title: 'Rain',
    category: 'World',
    author: 'Asha Rao',
    tagNames: ['Flood', 'Kochi'],
  };
  expect(fieldsSearchedOf(article)).toBe('Rain World Asha Rao Flood Kochi');
  const picture = { id: 'p', type: 'image' as const, src: '/a.png', alt: 'A harbour' };
  expect(searchedText([paragraph('It rains.'), picture, paragraph('It ends.')])).toBe(
    'It rains. It ends.',
  );
});

test('captions and facts are searched after the running text', () => {
  const picture = { id: 'p', type: 'image', src: '/a.png', alt: '', caption: 'A quay. Photo: Rao' };
  const list = { id: 'l', type: 'list', style: 'bulleted', items: [{ content: 'It stops.' }] };
  expect(searchedText([picture, paragraph('It rains.'), list])).toBe(
    'It rains. It stops. A quay. Photo: Rao',
  );
});

test('the first 100,000 characters of an article are searched', () => {
  expect(searchedText([paragraph('x'.repeat(60_000)), paragraph('y'.repeat(60_000))])).toBe(
    `${'x'.repeat(60_000)} ${'y'.repeat(39_999)}`,
  );
});

test('the entries of a live blog are searched after its article, those of a Premium one behind the paywall', () => {
  const article = {
    id: 'article-1',
    title: 'Rain',
    content: [paragraph('It rains.'), paragraph('In Kochi.'), paragraph('And Goa.')],
  };
  const entries = [
    { id: 'e2', article: 'article-1', heading: 'Noon', content: [paragraph('The river falls.')] },
    { id: 'e1', article: 'article-1', content: [paragraph('It rises.')] },
  ].map((entry) => liveEntrySchema.parse(entry));
  const open = articleSchema.parse(article);
  const whole = 'It rains. In Kochi. And Goa. Noon The river falls. It rises.';
  expect(openText(open, entries)).toBe(whole);
  const premium = articleSchema.parse({ ...article, isPremium: true });
  expect(wholeText(premium, entries)).toBe(whole);
  expect(openText(premium, entries)).toBe('It rains. In Kochi.');
});
