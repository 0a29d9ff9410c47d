import { type Article, articleSchema } from '#core/article/article.ts';
import type { BlockType, ContentBlock } from '#core/article/content-block.ts';

/** Name of a field of the article's schema. */
export type ArticleField = keyof typeof articleSchema.shape;

export const articleFieldNames = Object.keys(articleSchema.shape) as ArticleField[];

/**
 * An article with every field set to something other than its default. The compiler requires new
 * fields.
 */
export const fullArticle = {
  id: 'article-1',
  version: 3,
  title: 'Onetitle',
  kicker: 'Onekicker',
  slug: 'one-slug',
  formerSlugs: ['former-one'],
  category: 'World',
  sectionId: 'cat-2',
  author: 'Oneauthor',
  bylines: [{ name: 'Oneauthor' }],
  tagIds: ['tag-1'],
  tagNames: ['Onetag'],
  writerId: 'user-1',
  publishedAt: '2026-11-20T06:30:00.000Z',
  updatedAt: '2026-11-20T08:30:00.000Z',
  corrections: [{ text: 'Onecorrection', at: '2026-11-20T08:30:00.000Z' }],
  endsAt: '2099-11-20T06:30:00.000Z',
  time: 'Onetime',
  image: 'Onepicture',
  standfirst: 'Onestandfirst',
  searchTitle: 'Onesearchtitle',
  searchDescription: 'Onesearchdescription',
  shareTitle: 'Onesharetitle',
  shareDescription: 'Onesharedescription',
  sharePicture: '/art/world.svg',
  focus: { x: 30, y: 20 },
  content: [
    { id: 'b1', type: 'image', src: '/art/tech.svg', alt: '' },
    { id: 'b2', type: 'paragraph', content: 'Oneparagraph' },
    { id: 'b3', type: 'paragraph', content: 'And so on.' },
    { id: 'b4', type: 'paragraph', content: 'And on.' },
  ],
  isFeatured: true,
  featuredAt: '2026-11-20T06:40:00.000Z',
  isPremium: true,
} satisfies Required<Article>;

/** Another value for every field. */
const otherFields = {
  id: 'article-2',
  version: 4,
  title: 'Othertitle',
  kicker: 'Otherkicker',
  slug: 'otherslug',
  formerSlugs: ['former-other'],
  category: 'Business',
  sectionId: 'cat-3',
  author: 'Otherauthor',
  bylines: [{ name: 'Otherauthor' }],
  tagIds: ['tag-2'],
  tagNames: ['Othertag'],
  writerId: 'user-2',
  publishedAt: '2026-11-20T07:30:00.000Z',
  updatedAt: '2026-11-20T09:30:00.000Z',
  corrections: [{ text: 'Othercorrection', at: '2026-11-20T09:30:00.000Z' }],
  endsAt: '2099-11-21T06:30:00.000Z',
  time: 'Othertime',
  image: 'Otherpicture',
  standfirst: 'Otherstandfirst',
  searchTitle: 'Othersearchtitle',
  searchDescription: 'Othersearchdescription',
  shareTitle: 'Othersharetitle',
  shareDescription: 'Othersharedescription',
  sharePicture: '/art/tech.svg',
  focus: { x: 31, y: 20 },
  content: [
    { id: 'b1', type: 'image', src: '/art/tech.svg', alt: '' },
    { id: 'b2', type: 'paragraph', content: 'Otherparagraph' },
    { id: 'b3', type: 'paragraph', content: 'And so on.' },
    { id: 'b4', type: 'paragraph', content: 'And on.' },
  ],
  isFeatured: false,
  featuredAt: '2026-11-20T06:50:00.000Z',
  isPremium: false,
} satisfies Required<Article>;

/** The full article with another value in one field. */
export const articleWithOther = (field: ArticleField): Article => ({
  ...fullArticle,
  [field]: otherFields[field],
});

/** A searchable word of the field's other value; `undefined` if it has none. */
export const otherWordOf = (field: ArticleField): string | undefined => {
  const value = otherFields[field];
  if (typeof value === 'string') return value;
  if (field === 'tagNames') return otherFields.tagNames[0];
  return field === 'content' ? 'Otherparagraph' : undefined;
};

const ofSchedule = 'it is set with the schedule';
const byCommand = 'it is made by *Correct*';
const notWritten = 'nobody writes it: it follows from the change';
const notShown = 'it is for the newsroom';
const isWord = 'it is no word';
const former = 'it follows from the addresses of before';
const forMachines = 'search engines and previews of links show it';
const machineWords = {
  searchTitle: forMachines,
  searchDescription: forMachines,
  shareTitle: forMachines,
  shareDescription: forMachines,
  sharePicture: forMachines,
};

/** Fields that each place leaves out on purpose, with reasons. */
export const leftOut = {
  /** The form and the stored record. */
  form: {
    corrections: byCommand,
    featuredAt: 'it follows from “featured”',
    endsAt: ofSchedule,
    tagNames: 'they follow from the tags',
    id: 'the address names it',
    version: 'the request names it',
    formerSlugs: former,
    sectionId: 'it follows from the category',
    writerId: notWritten,
    publishedAt: notWritten,
    updatedAt: notWritten,
    time: 'of records from before `publishedAt`; it stays',
  },
  /** Form of a client that omits the field: the stored value stays. */
  kept: {
    title: 'no article is without',
    category: 'no article is without',
    content: 'no article is without',
    author: 'the form sends it always',
    isFeatured: 'the form sends it always',
    isPremium: 'the form sends it always',
  },
  /** Fields of the editor and its unsaved work. */
  editor: {
    corrections: byCommand,
    featuredAt: 'it follows from “featured”',
    endsAt: ofSchedule,
    tagNames: 'they follow from the tags',
    id: 'the address names it',
    version: 'kept beside the fields',
    formerSlugs: former,
    sectionId: 'it follows from the category',
    writerId: notWritten,
    publishedAt: notWritten,
    updatedAt: notWritten,
    time: notWritten,
  },
  /** Inputs of the editor. */
  inputs: {
    image: 'a picture says itself what it shows; the field is kept',
    author: 'beside bylines its field is empty, for one more',
  },
  /** Comparison of two versions. */
  comparison: {
    corrections: byCommand,
    featuredAt: 'it follows from “featured”',
    endsAt: ofSchedule,
    image: 'the editor has no input for it',
  },
  /** Preview in the editor. */
  preview: {
    corrections: 'they are made after the publication',
    featuredAt: 'it follows from “featured”',
    endsAt: notShown,
    tagIds: 'topics follow the text',
    author: 'it follows from the bylines',
    isFeatured: 'it concerns the homepage',
    isPremium: 'the whole text is shown to its writer',
    slug: 'the settings show it',
    ...machineWords,
  },
  /** Row of the back office's table. */
  row: {
    corrections: 'no column',
    featuredAt: 'it follows from “featured”',
    endsAt: ofSchedule,
    tagIds: 'no column',
    tagNames: 'no column',
    sectionId: 'the table shows the name',
    kicker: 'no column',
    slug: 'no column',
    formerSlugs: former,
    focus: 'the thumbnail is small',
    ...machineWords,
    bylines: 'the table shows the text of the authors',
    updatedAt: 'the table shows when it was published',
    standfirst: 'no column',
    content: 'too long for a table',
  },
  /** Card in readers' lists. */
  card: {
    corrections: 'the article shows them',
    endsAt: notShown,
    tagIds: 'the article shows them',
    tagNames: 'for searches alone',
    version: notShown,
    formerSlugs: notShown,
    ...machineWords,
    sectionId: 'the link goes by the name',
    writerId: notShown,
    bylines: 'lists show the text of the authors',
    updatedAt: 'every correction would invalidate every list',
    isFeatured: 'the homepage asks for featured ones',
  },
  /** Article page in the API. */
  page: {
    featuredAt: 'it follows from “featured”',
    endsAt: notShown,
    tagNames: 'the tags have their names',
    version: notShown,
    formerSlugs: notShown,
    sectionId: 'the link goes by the name',
    writerId: notShown,
    isFeatured: 'the homepage asks for featured ones',
  },
  /** Article page for readers. */
  document: {
    featuredAt: 'it follows from “featured”',
    endsAt: notShown,
    tagNames: 'the tags have their names',
    version: notShown,
    formerSlugs: notShown,
    sectionId: 'the link goes by the name',
    writerId: notShown,
    time: 'the instant is shown, where it is known',
    isFeatured: 'it concerns the homepage',
  },
  /** Homepage for readers. */
  homepage: {
    corrections: 'the article shows them',
    featuredAt: 'it follows from “featured”',
    endsAt: notShown,
    time: 'the instant is shown, where it is known',
    content: 'the lead shows the standfirst in place of the beginning',
  },
  /** Readers' search, in the browser and in SQL. */
  search: {
    corrections: 'a page lists them all',
    featuredAt: isWord,
    endsAt: isWord,
    tagIds: 'their names are searched',
    id: isWord,
    version: isWord,
    sectionId: isWord,
    bylines: 'their names are in the text of the authors',
    writerId: isWord,
    publishedAt: 'a period is a filter of the search',
    updatedAt: isWord,
    time: isWord,
    image: 'of the words in it, readers search what stands in the text',
    kicker: 'of the words in it, readers search what stands in the text',
    slug: 'its words are those of the title',
    formerSlugs: former,
    focus: isWord,
    ...machineWords,
    standfirst: 'of the words in it, readers search what stands in the text',
    isFeatured: isWord,
    isPremium: isWord,
  },
  /** Search of the back office's table. */
  tableSearch: {
    corrections: 'the table shows title, category and author',
    featuredAt: isWord,
    endsAt: isWord,
    tagIds: 'their names are searched',
    id: isWord,
    version: isWord,
    sectionId: isWord,
    bylines: 'their names are in the text of the authors',
    writerId: isWord,
    publishedAt: isWord,
    updatedAt: isWord,
    time: isWord,
    image: 'the table shows title, category and author',
    kicker: 'the table shows title, category and author',
    slug: 'the table shows title, category and author',
    formerSlugs: former,
    focus: isWord,
    ...machineWords,
    standfirst: 'the table shows title, category and author',
    content: 'the table shows title, category and author',
    isFeatured: isWord,
    isPremium: isWord,
  },
} satisfies Record<string, Partial<Record<ArticleField, string>>>;

/** Fields that all given places must have; new fields belong to every place. */
export function fieldsIn(...places: (keyof typeof leftOut)[]): ArticleField[] {
  return articleFieldNames.filter((field) =>
    places.every((place) => !Object.hasOwn(leftOut[place], field)),
  );
}

/** A block of each known type; the compiler requires one for each new type. */
export const fullBlocks: Record<BlockType, ContentBlock> = {
  paragraph: {
    id: 'b1',
    type: 'paragraph',
    content: 'Oneparagraph',
    marks: [{ start: 0, end: 3, kind: 'emphasis' }],
  },
  image: {
    id: 'b1',
    type: 'image',
    src: '/art/tech.svg',
    alt: 'Onealt',
    caption: 'Onecaption',
    credit: 'Onecredit',
    width: 'wide',
  },
  video: {
    id: 'b1',
    type: 'video',
    videoId: 'aqz-KE-bpKQ',
    caption: 'Onecaption',
    credit: 'Onecredit',
  },
  heading: { id: 'b1', type: 'heading', level: 3, content: 'Oneheading' },
  list: {
    id: 'b1',
    type: 'list',
    style: 'numbered',
    items: [
      { content: 'Oneitem', list: { style: 'bulleted', items: [{ content: 'Innerone' }] } },
      { content: 'Otheritem', marks: [{ start: 0, end: 5, kind: 'strong' }] },
    ],
  },
  quotation: { id: 'b1', type: 'quotation', content: 'Onequotation', source: 'Onesource' },
  'pull-quote': { id: 'b1', type: 'pull-quote', content: 'Onepullquote' },
  gallery: {
    id: 'b1',
    type: 'gallery',
    layout: 'strip',
    pictures: [{ src: '/art/tech.svg', alt: 'Onealt', caption: 'Onecaption', credit: 'Onecredit' }],
  },
  audio: {
    id: 'b1',
    type: 'audio',
    src: '/media/one.mp3',
    title: 'Onetitle',
    credit: 'Onecredit',
    transcript: 'Onetranscript',
  },
  embed: {
    id: 'b1',
    type: 'embed',
    url: 'https://example.com/one',
    title: 'Onetitle',
    description: 'Onedescription',
  },
  'fact-box': {
    id: 'b1',
    type: 'fact-box',
    title: 'Onetitle',
    paragraphs: [
      {
        content: 'Onefact',
        marks: [{ start: 0, end: 3, kind: 'link', href: 'https://example.com/' }],
      },
    ],
  },
  notes: { id: 'b1', type: 'notes', items: [{ id: 'n1', content: 'Onenote' }] },
  table: {
    id: 'b1',
    type: 'table',
    caption: 'Onecaption',
    rows: [
      ['Onehead', 'Otherhead'],
      ['Onecell', '5'],
    ],
    hasHead: true,
    hasTotal: false,
    source: 'Onesource',
  },
  related: { id: 'b1', type: 'related', articleId: 'article-1' },
  divider: { id: 'b1', type: 'divider' },
  'site-part': { id: 'b1', type: 'site-part', part: 'contact-form' },
};
