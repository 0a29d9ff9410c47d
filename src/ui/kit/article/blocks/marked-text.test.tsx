import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Mark } from '#blocks/marks.ts';
import { MarkedText } from './marked-text.tsx';

const html = (content: string, marks: Mark[] = []): string =>
  renderToStaticMarkup(<MarkedText text={{ content, marks }} />).replaceAll(/ class="[^"]*"/g, '');

const strong = (start: number, end: number): Mark => ({ start, end, kind: 'strong' });
const link = (start: number, end: number, href = '/a'): Mark => ({
  start,
  end,
  kind: 'link',
  href,
});

test('a text without marks is its words', () => {
  expect(html('Rain & <sun>')).toBe('Rain &amp; &lt;sun&gt;');
});

test('a link is one link where some of its words are bold', () => {
  expect(html('ten signs!', [link(0, 9), strong(4, 7)])).toBe(
    '<a href="/a">ten <strong>sig</strong>ns</a>!',
  );
});

test('bold words stay bold in a link that begins among them', () => {
  expect(html('ten signs!', [strong(0, 6), link(4, 9)])).toBe(
    '<strong>ten </strong><a href="/a"><strong>si</strong>gns</a>!',
  );
});

test('all kinds of marks nest in one order', () => {
  const all: Mark[] = [
    { start: 0, end: 3, kind: 'code' },
    { start: 0, end: 3, kind: 'emphasis' },
    strong(0, 3),
    link(0, 3),
  ];
  expect(html('ten', all)).toBe('<a href="/a"><strong><em><code>ten</code></em></strong></a>');
});

test('two links that touch stay two links', () => {
  expect(html('ten', [link(0, 1), link(1, 3, '/b')])).toBe('<a href="/a">t</a><a href="/b">en</a>');
});

test.each(['javascript:alert(1)', ' JaVa\tscript:alert(1)', 'data:text/html,x', '//evil.example'])(
  'a link to %j is drawn as its words',
  (href) => {
    expect(html('ten', [link(0, 3, href)])).toBe('ten');
  },
);
