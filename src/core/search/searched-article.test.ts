import { expect, test } from 'vitest';
import { fieldsSearchedOf, searchedText } from './searched-article.ts';

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
