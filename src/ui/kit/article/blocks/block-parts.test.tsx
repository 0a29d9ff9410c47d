import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { ArticleCard } from '#core/article/article-card.ts';
import { blockTypes, contentBlockSchema } from '#core/article/content-block.ts';
import { isDanger } from '../../../../../tests/support/records/dangers.ts';
import { everyBlock, everyBlockWith } from '../../../../../tests/support/records/every-block.ts';
import {
  hostileAddresses,
  hostileHtml,
} from '../../../../../tests/support/records/hostile-store.ts';
import { ArticleBlock } from '../article-blocks.tsx';

const card: ArticleCard = {
  id: 'article-related',
  title: 'The bank with a folding table',
  category: { name: 'Business', slug: 'business', ink: 'business' },
  author: 'Author',
  published: {},
  isPremium: false,
  picture: { alt: '', placeholder: 1 },
};

const html = (block: object, anchor?: string): string =>
  renderToStaticMarkup(
    <ArticleBlock
      block={contentBlockSchema.parse({ id: 'b', ...block })}
      title="A story"
      placeholder={1}
      related={[card]}
      anchor={anchor}
    />,
  );

/** The words of a part, as a reader gets them. */
const textOf = (block: object): string =>
  html(block)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

const SITE = 'https://daybreak.example/';

/** Attributes of markup that React made, whose values have no quotes. */
const attributesOf = (markup: string) =>
  [...markup.matchAll(/<(\w+)([^>]*)>/g)].flatMap(([, tag = '', inner = '']) =>
    [...inner.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => ({
      tag,
      name,
      value: value.replaceAll('&amp;', '&').replaceAll('&quot;', '"'),
    })),
  );

test.each(blockTypes)('the examples have a block of type %s, which readers see', (type) => {
  const blocks = everyBlock.filter((block) => block.type === type);
  expect(blocks).not.toEqual([]);
  expect(html(blocks[0] ?? {})).not.toBe('');
});

test.each(everyBlock)('$id loads nothing of another site before a click', (block) => {
  const loaded = attributesOf(html(block)).filter(({ name }) => ['src', 'poster'].includes(name));
  const foreign = loaded.filter(({ value }) => !value.startsWith('/'));
  expect(foreign.filter(({ value }) => !value.startsWith('https://i.ytimg.com/'))).toEqual([]);
  expect(html(block)).not.toMatch(/<(?:iframe|script|object|embed)/);
});

describe('with hostile texts and addresses', () => {
  const blocks = hostileAddresses.flatMap((address) =>
    everyBlockWith((_, isAddress) => (isAddress ? address : hostileHtml)),
  );

  test('no block has an attribute that runs code or leads elsewhere', () => {
    const dangers = blocks.flatMap((block) =>
      attributesOf(html(block)).filter((one) => isDanger(one, SITE)),
    );
    expect(dangers).toEqual([]);
  });

  test('an address that is not of the web is shown as text', () => {
    const markup = html({ type: 'embed', url: 'javascript:alert(1)', title: '' });
    expect(markup).toContain('javascript:alert(1)');
    expect(markup).not.toContain('href');
  });
});

describe('the parts of blocks', () => {
  test('a subhead has the anchor of the contents', () => {
    expect(html({ type: 'heading', level: 2, content: 'Rain' }, 'text-rain')).toMatch(
      /^<h2 id="text-rain"/,
    );
    expect(html({ type: 'heading', level: 3, content: 'Rain' })).toMatch(/^<h3 class/);
  });

  test('texts say their language and direction', () => {
    expect(html({ type: 'paragraph', content: 'मानसून' })).toContain('lang="hi"');
    expect(html({ type: 'quotation', content: 'بارش' })).toContain('dir="rtl"');
  });

  test('a pull quote is silent', () => {
    expect(html({ type: 'pull-quote', content: 'Rain' })).toMatch(/^<aside aria-hidden="true"/);
  });

  test('a quotation names its source apart from what it is', () => {
    expect(html({ type: 'quotation', content: 'Rain', source: 'A. Bhoir, vendor' })).toMatch(
      /<b[^>]*>A. Bhoir<\/b>, vendor/,
    );
  });

  test('a caption is followed by its credit', () => {
    const image = { type: 'image', src: '/a.svg', alt: '' };
    expect(textOf({ ...image, caption: 'Rain.', credit: 'A. Bhoir' })).toBe('Rain. A. Bhoir');
    expect(textOf({ ...image, credit: 'A. Bhoir' })).toBe('A. Bhoir');
    expect(textOf({ ...image, caption: 'Rain. Photo: A. Bhoir' })).toBe('Rain. Photo: A. Bhoir');
    expect(html(image)).not.toContain('figcaption');
  });

  test('a table has headings of columns and rows, and cells where a row is short', () => {
    const rows = [['', 'Loans'], ['Nagarvel', '512'], ['Morvad']];
    const markup = html({ type: 'table', rows }).replaceAll(/ class="[^"]*"/g, '');
    expect(markup).toContain('<thead><tr><td></td><th scope="col">Loans</th></tr></thead>');
    expect(markup).toContain('<tr><th scope="row">Nagarvel</th><td>512</td></tr>');
    expect(markup).toContain('<tr><th scope="row">Morvad</th><td></td></tr></tbody>');
    expect(markup).toContain('tabindex="0" aria-label="Table"');
  });

  test('the last row of a table is its total only if the table says so', () => {
    const table = {
      type: 'table',
      rows: [
        ['Town', 'Loans'],
        ['All', '512'],
      ],
      caption: 'Loans',
    };
    expect(html(table)).not.toContain('<tfoot');
    expect(html({ ...table, hasTotal: true })).toMatch(/<tfoot[^>]*><tr[^>]*><th scope="row"/);
    expect(html({ ...table, rows: [['Town']], hasTotal: true })).not.toContain('<tfoot');
    expect(html({ type: 'table', rows: [] })).toBe('');
  });

  test('an uploaded film has controls and no provider', () => {
    const markup = html({ type: 'video', videoId: '', src: '/media/a.mp4', caption: 'Rain' });
    expect(markup).toContain('<video controls="" playsInline="" src="/media/a.mp4"');
    expect(markup).toContain('aria-label="Video: Rain"');
    expect(markup).not.toContain('outside site');
  });

  test('a recording has controls, transcript and download; an embedded one is downloaded too', () => {
    const audio = { type: 'audio', title: 'Listen', transcript: 'Rain.' };
    const markup = html({ ...audio, src: '/media/a.mp3' });
    expect(markup).toContain('<audio controls="" preload="none" src="/media/a.mp3"');
    expect(markup).toContain('<summary');
    expect(markup).toContain('href="/media/a.mp3" download=""');
    expect(html({ ...audio, src: 'data:audio/mpeg;base64,AA' })).toContain('download');
    expect(html({ ...audio, src: 'data:image/svg+xml,AA' })).not.toContain('download');
    expect(html({ type: 'audio', title: 'Listen', src: '' })).toBe('');
  });

  test('an embed of an unknown site is a card with a link', () => {
    const text = textOf({ type: 'embed', url: 'https://www.example.com/a', title: 'Accounts' });
    expect(text).toBe('Accounts Open it at example.com');
  });

  test('an embed says who learns what', () => {
    expect(textOf({ type: 'embed', url: 'https://vimeo.com/76979871', title: 'Rain' })).toBe(
      'Rain This video comes from Vimeo. When you load it, Vimeo learns your internet address and may set cookies. Until then nothing is sent. Load the video from Vimeo Open it at vimeo.com instead',
    );
  });

  test('a related article that readers can’t have is left out', () => {
    expect(textOf({ type: 'related', articleId: 'article-related' })).toBe(
      'Read also : The bank with a folding table',
    );
    expect(html({ type: 'related', articleId: 'gone' })).toBe('');
  });

  test('short facts stand in two columns, long ones in one', () => {
    const box = (content: string) => ({
      type: 'fact-box',
      title: 'Facts',
      paragraphs: [{ content }, { content: 'Rain.' }],
    });
    expect(html(box('Short.'))).toContain('md:grid-cols-2');
    expect(html(box('Long. '.repeat(40)))).not.toContain('md:grid-cols-2');
  });

  test('a gallery has the name of its title, and without one that of its count', () => {
    const pictures = [{ src: '/art/world.svg', alt: 'Harbour' }];
    const titled = html({ type: 'gallery', title: 'A loan’s day', pictures });
    expect(titled).toContain('aria-label="Gallery: A loan’s day"');
    expect(titled).toContain('<span>A loan’s day</span>');
    const untitled = html({ type: 'gallery', pictures });
    expect(untitled).toContain('aria-label="Gallery: 1 picture"');
    expect(untitled).not.toContain('<p');
  });

  test('empty lists and galleries are left out', () => {
    expect(html({ type: 'list', items: [] })).toBe('');
    expect(html({ type: 'gallery', pictures: [] })).toBe('');
  });
});
