import { type Mark, type RichText, spansOf } from '#blocks/marks.ts';
import { richOf } from '#blocks/table/table.ts';
import { blockTypeOf, type ContentBlock, type KnownBlock } from '#core/article/content-block.ts';
import { safeLink, safeMedia } from '#core/text/safe-address.ts';
import { youtubeId } from '#core/video/video.ts';
import { xmlText } from './xml.ts';

type Writers = {
  [Type in KnownBlock['type']]: (
    block: Extract<KnownBlock, { type: Type }>,
    at: Absolute,
  ) => string;
};

/** Makes an address absolute; `undefined` for one that is not one, and for a picture within an address. */
type Absolute = (address: string) => string | undefined;

/** Elements of marks; a note has no place to lead to in a feed. */
const elementOf: Readonly<Partial<Record<Mark['kind'], string>>> = {
  strong: 'strong',
  emphasis: 'em',
  strike: 's',
  superscript: 'sup',
  subscript: 'sub',
  code: 'code',
};

const tag = (name: string, html: string): string => (html ? `<${name}>${html}</${name}>` : '');

function withMark(html: string, { kind, href }: Mark, absolute: Absolute): string {
  const name = elementOf[kind];
  if (name) return tag(name, html);
  const address = kind === 'link' && href ? safeLink(href) && absolute(href) : undefined;
  return address ? `<a href="${xmlText(address)}">${html}</a>` : html;
}

/** Writes a marked text; line breaks within it are kept. */
const rich = (text: RichText, absolute: Absolute): string =>
  spansOf(text)
    .map(({ text: words, marks }) =>
      marks.reduceRight(
        (html, mark) => withMark(html, mark, absolute),
        xmlText(words).replaceAll('\n', '<br>'),
      ),
    )
    .join('');

const plain = (text: string | undefined): string => xmlText(text ?? '');

const caption = (...parts: (string | undefined)[]): string =>
  tag('figcaption', parts.filter(Boolean).map(plain).join(' '));

interface Picture {
  src: string;
  alt: string;
  caption?: string | undefined;
  credit?: string | undefined;
}

function figure({ src, alt, ...below }: Picture, absolute: Absolute): string {
  const address = safeMedia(src) && absolute(src);
  if (!address) return '';
  const img = `<img src="${xmlText(address)}" alt="${xmlText(alt)}">`;
  return tag('figure', img + caption(below.caption, below.credit));
}

const linked = (address: string | undefined, words: string): string =>
  address ? tag('p', `<a href="${xmlText(address)}">${plain(words || address)}</a>`) : '';

interface Listed {
  style: 'bulleted' | 'numbered';
  items: readonly (RichText & { list?: Listed | undefined })[];
}

const listed = ({ style, items }: Listed, at: Absolute): string =>
  tag(
    style === 'numbered' ? 'ol' : 'ul',
    items
      .map((item) => tag('li', rich(item, at) + (item.list ? listed(item.list, at) : '')))
      .join(''),
  );

const writers: Writers = {
  paragraph: (block, at) => tag('p', rich(block, at)),
  heading: (block, at) => tag(`h${block.level}`, rich(block, at)),
  list: listed,
  quotation: (block, at) =>
    tag('blockquote', tag('p', rich(block, at)) + tag('p', tag('cite', plain(block.source)))),
  // It repeats words of the text.
  'pull-quote': () => '',
  image: figure,
  gallery: ({ title, pictures }, at) =>
    tag('h3', plain(title)) + pictures.map((one) => figure(one, at)).join(''),
  video: ({ videoId, src = '', caption: words = '' }, at) => {
    const file = safeMedia(src);
    const id = youtubeId(videoId);
    const film = id === undefined ? undefined : `https://www.youtube.com/watch?v=${id}`;
    return linked(file ? at(file) : film, words);
  },
  audio: ({ src, title }, at) => linked(safeMedia(src) && at(src), title),
  embed: ({ url, title }, at) => linked(safeLink(url) && at(url), title),
  'fact-box': ({ title, paragraphs }, at) =>
    tag(
      'aside',
      tag('h3', plain(title)) + paragraphs.map((one) => tag('p', rich(one, at))).join(''),
    ),
  table: ({ caption: words, rows, hasHead, source }, at) =>
    tag(
      'table',
      tag('caption', plain(words)) +
        rows
          .map((row, number) => {
            const name = hasHead && number === 0 ? 'th' : 'td';
            const cells = row.map(richOf).map((cell) => {
              const spans = [
                cell.columns ? ` colspan="${cell.columns}"` : '',
                cell.rows ? ` rowspan="${cell.rows}"` : '',
              ].join('');
              return `<${name}${spans}>${rich(cell, at)}</${name}>`;
            });
            return tag('tr', cells.join(''));
          })
          .join(''),
    ) + tag('p', plain(source)),
  notes: ({ items }, at) => tag('ol', items.map((item) => tag('li', rich(item, at))).join('')),
  related: () => '',
  divider: () => '<hr>',
  'site-part': () => '',
};

/** Writes blocks as simple HTML with absolute addresses, for feed readers. Cards, pull quotes and parts of the site are left out. */
export function feedHtml(blocks: readonly ContentBlock[], origin: string): string {
  const absolute: Absolute = (address) =>
    address === '' || address.startsWith('data:') ? undefined : URL.parse(address, origin)?.href;
  return blocks
    .map((block) => {
      const type = blockTypeOf(block);
      if (type === undefined) return '';
      const write = writers[type] as (block: ContentBlock, at: Absolute) => string;
      return write(block, absolute);
    })
    .join('');
}
