import type { BlockType } from '#core/article/content-block.ts';
import { article, paragraph } from './records.ts';

type Fields = Record<string, unknown>;

const picture = (src: string, alt: string, caption: string) => ({
  src,
  alt,
  caption,
  credit: 'Illustration: Daybreak',
});

const pictures = [
  picture('/art/india.svg', 'A paddy in the rain', '5.50 am. The first cart leaves.'),
  picture('/art/business.svg', 'Stalls below a viaduct', '11 am. The third tick of the week.'),
  picture('/art/sports.svg', 'A ball and a bat', '3 pm. The game behind the market.'),
  picture('/art/tech.svg', 'A disc of silicon', '7 pm. The Varsha Nagar pitch.'),
];

const heading = (content: string, level = 2) => ({ level, content });

/** Blocks of each type, in each of its forms. The compiler requires new types. */
const examples: Record<BlockType, readonly Fields[]> = {
  paragraph: [
    {
      content: 'In seven months 18 lakh such loans were made, and “ulat” was said of none.',
      marks: [
        { start: 16, end: 34, kind: 'link', href: '/search?q=loans' },
        { start: 24, end: 28, kind: 'strong' },
        { start: 51, end: 55, kind: 'emphasis' },
        { start: 0, end: 2, kind: 'code' },
      ],
    },
    { content: 'مغربی ساحل پر دیر سے ہونے والی بارش نے کھیتوں کو پھر بھر دیا۔' },
    { content: 'पश्चिमी तट पर देर से हुई बारिश ने खेतों को फिर भर दिया।' },
  ],
  image: [
    { ...pictures[0] },
    {
      ...pictures[1],
      width: 'wide',
      focus: { x: 60, y: 40 },
      crop: { x: 0.25, y: 0.2, width: 0.6, height: 0.8, ratio: 1.2 },
    },
    { ...pictures[2], width: 'full' },
    { src: '', alt: '' },
  ],
  video: [
    { videoId: 'video-id-01', caption: 'The yard at dawn.', credit: 'Film: Daybreak' },
    { videoId: '', src: '/media/market.mp4', poster: '/art/world.svg', caption: 'The market.' },
  ],
  heading: [
    heading('A ledger without a bank'),
    heading('The five days'),
    heading('A word that is not used', 3),
    heading('Who pays for trust'),
  ],
  list: [
    {
      style: 'numbered',
      items: [
        { content: 'The treasurer hands over ₹500 in notes.' },
        {
          content: 'Each evening a fifth goes back into the tin.',
          list: {
            style: 'bulleted',
            items: [{ content: 'Rain by noon: the day does not count.' }, { content: 'Illness.' }],
          },
        },
        { content: 'On the fifth evening the tin is counted aloud.' },
      ],
    },
    {
      style: 'bulleted',
      items: [
        { content: 'Growth. The thirtieth member stands round the corner.', marks: [] },
        {
          content: 'Roads.',
          list: { style: 'numbered', items: [{ content: 'Drains.' }, { content: 'Light.' }] },
        },
      ],
    },
  ],
  quotation: [
    {
      content: '“A guava is the best collateral there is.”',
      source: 'Savitri Bhoir, fruit vendor, Nagarvel',
    },
  ],
  'pull-quote': [{ content: '“A line without a tick is spoken about, with tea.”' }],
  gallery: [
    { title: 'A loan’s day, from the first cart to the last tick', layout: 'grid', pictures },
    { layout: 'strip', pictures },
  ],
  audio: [
    {
      src: '/media/loan.mp3',
      title: 'Listen to this article',
      credit: '8 minutes, read by Ishita Kalve',
      transcript: 'At ten to six a guava costs four rupees.\n\nOn the pavement it costs seven.',
    },
  ],
  embed: [
    {
      url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
      title: 'A day at the yard',
      description: 'Nine minutes without words.',
    },
    { url: 'https://example.com/accounts', title: 'Half-year accounts of the federation' },
  ],
  'fact-box': [
    {
      title: 'The pool in brief',
      paragraphs: [
        {
          content: 'Who lends\n11,400 circles of 20 vendors each',
          marks: [{ start: 0, end: 9, kind: 'strong' }],
        },
        {
          content: 'How much\n₹500 to start, ₹12,000 at most',
          marks: [{ start: 0, end: 8, kind: 'strong' }],
        },
      ],
    },
  ],
  table: [
    {
      caption: 'Small loans, smaller losses',
      rows: [
        ['Town', 'Loans', 'Average, ₹', 'Not repaid, %'],
        ['Nagarvel', '2,14,600', '512', '1.4'],
        ['Morvad', '38,045', '655', '–'],
        ['All 64 towns', '18,42,300', '574', '1.9'],
      ],
      hasHead: true,
      hasTotal: true,
      source: 'Source: Vendors’ Circles Federation, unaudited.',
    },
    {
      caption: 'Who was asked what',
      rows: [
        ['Town', 'Asked', 'Said', 'Meant', 'Did', 'Later', 'Tea'],
        ['Nagarvel', 'whether', 'perhaps', 'no', 'nothing', 'something', 'yes'],
      ],
    },
  ],
  notes: [
    {
      items: [
        { id: 'n1', content: 'Vendors’ Circles Federation, annual account.' },
        { id: 'n2', content: 'Ibid., p. 12.', marks: [{ start: 0, end: 5, kind: 'emphasis' }] },
      ],
    },
  ],
  related: [{ articleId: 'article-related' }, { articleId: 'article-gone' }],
  divider: [{}],
  'site-part': [{ part: 'contact-details' }, { part: 'notifications' }],
};

/** Order in which a reporter might use them; types that it lacks follow. */
const order: readonly BlockType[] = [
  'paragraph',
  'audio',
  'heading',
  'pull-quote',
  'list',
  'gallery',
  'table',
  'quotation',
  'fact-box',
  'image',
  'video',
  'embed',
  'notes',
  'related',
  'divider',
];

const words = (n: number): string =>
  `Paragraph ${n}. Each circle keeps one exercise book. Each page is a week; each line, a name. A tick is a day’s instalment. A line without a tick is spoken about that evening, with tea, before anybody goes home.`;

/** Every form of every block, each followed by a paragraph. */
export const everyBlock: readonly ({ id: string; type: string } & Fields)[] = [
  ...new Set([...order, ...(Object.keys(examples) as BlockType[])]),
].flatMap((type) =>
  examples[type].flatMap((fields, at) => [
    { id: `${type}-${at}`, type, ...fields },
    paragraph(`after-${type}-${at}`, words(at + 1)),
  ]),
);

/** An article with every block, and the one that it refers to. */
export const everyBlockStore = {
  articles: [
    article(1, { id: 'article-blocks', title: 'How a loan became safe', content: [...everyBlock] }),
    article(2, { id: 'article-related', title: 'The bank with a folding table' }),
  ],
};

/** Fields whose values are words of the program. */
const notWritten = new Set(['id', 'type', 'kind', 'style', 'layout', 'width', 'part']);

/** Returns a value with its texts replaced; `field` is the one that holds it. */
function replaced(
  value: unknown,
  replace: (text: string, field: string) => string,
  field = '',
): unknown {
  if (typeof value === 'string') return notWritten.has(field) ? value : replace(value, field);
  if (Array.isArray(value)) return value.map((one) => replaced(one, replace, field));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, replaced(one, replace, name)]),
  );
}

const addressFields = new Set(['src', 'poster', 'href', 'url']);

/** Every form of every block with other texts and addresses. */
export const everyBlockWith = (
  replace: (text: string, isAddress: boolean) => string,
): Record<string, unknown>[] =>
  everyBlock.map(
    (block) => replaced(block, (text, field) => replace(text, addressFields.has(field))) as Fields,
  );
