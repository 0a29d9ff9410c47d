import { type Article, articleSchema } from '#core/article/article.ts';
import type { BlockType, ContentBlock } from '#core/article/content-block.ts';

/** A field of articles, by its name in the schema. */
export type ArticleField = keyof typeof articleSchema.shape;

export const articleFieldNames = Object.keys(articleSchema.shape) as ArticleField[];

/** An article with all its fields, none of them what a new article has. The compiler asks for a new one. */
export const fullArticle = {
  id: 'article-1',
  version: 3,
  title: 'Onetitle',
  category: 'World',
  sectionId: 'cat-2',
  author: 'Oneauthor',
  writerId: 'user-1',
  publishedAt: '2026-11-20T06:30:00.000Z',
  updatedAt: '2026-11-20T08:30:00.000Z',
  time: 'Onetime',
  image: 'Onepicture',
  standfirst: 'Onestandfirst',
  content: [
    { id: 'b1', type: 'image', src: '/art/tech.svg', alt: '' },
    { id: 'b2', type: 'paragraph', content: 'Oneparagraph' },
    { id: 'b3', type: 'paragraph', content: 'And so on.' },
    { id: 'b4', type: 'paragraph', content: 'And on.' },
  ],
  isFeatured: true,
  isPremium: true,
} satisfies Required<Article>;

/** The same article with every field changed; the id is that of another. */
const otherFields = {
  id: 'article-2',
  version: 4,
  title: 'Othertitle',
  category: 'Business',
  sectionId: 'cat-3',
  author: 'Otherauthor',
  writerId: 'user-2',
  publishedAt: '2026-11-20T07:30:00.000Z',
  updatedAt: '2026-11-20T09:30:00.000Z',
  time: 'Othertime',
  image: 'Otherpicture',
  standfirst: 'Otherstandfirst',
  content: [
    { id: 'b1', type: 'image', src: '/art/tech.svg', alt: '' },
    { id: 'b2', type: 'paragraph', content: 'Otherparagraph' },
    { id: 'b3', type: 'paragraph', content: 'And so on.' },
    { id: 'b4', type: 'paragraph', content: 'And on.' },
  ],
  isFeatured: false,
  isPremium: false,
} satisfies Required<Article>;

/** The full article with another value in one field. */
export const articleWithOther = (field: ArticleField): Article => ({
  ...fullArticle,
  [field]: otherFields[field],
});

/** The words of another value in one field; `undefined` for what is no word. */
export const otherWordOf = (field: ArticleField): string | undefined => {
  const value = otherFields[field];
  if (typeof value === 'string') return value;
  return field === 'content' ? 'Otherparagraph' : undefined;
};

const notWritten = 'nobody writes it: it follows from the change';
const notShown = 'it is for the newsroom';
const isWord = 'it is no word';

/** Fields that a place leaves out on purpose, with the reason. */
export const leftOut = {
  /** The rules of the form, and what is stored of it. */
  form: {
    id: 'the address names it',
    version: 'the request names it',
    sectionId: 'it follows from the category',
    writerId: notWritten,
    publishedAt: notWritten,
    updatedAt: notWritten,
    time: 'of records from before `publishedAt`; it stays',
  },
  /** The form of a program that leaves the field out: what is stored stays. */
  kept: {
    title: 'no article is without',
    category: 'no article is without',
    content: 'no article is without',
    author: 'the form sends it always',
    isFeatured: 'the form sends it always',
    isPremium: 'the form sends it always',
  },
  /** The editor's fields, its unsaved work among them. */
  editor: {
    id: 'the address names it',
    version: 'kept beside the fields',
    sectionId: 'it follows from the category',
    writerId: notWritten,
    publishedAt: notWritten,
    updatedAt: notWritten,
    time: notWritten,
  },
  /** Inputs of the editor. */
  inputs: { image: 'a picture says itself what it shows; the field is kept' },
  /** The comparison of two versions. */
  comparison: { image: 'the editor has no input for it' },
  /** The preview in the editor. */
  preview: {
    isFeatured: 'it concerns the homepage',
    isPremium: 'the whole text is shown to its writer',
  },
  /** The row of the back office's table. */
  row: {
    sectionId: 'the table shows the name',
    updatedAt: 'the table shows when it was published',
    standfirst: 'no column',
    content: 'too long for a table',
  },
  /** The card of readers' lists. */
  card: {
    version: notShown,
    sectionId: 'the link goes by the name',
    writerId: notShown,
    updatedAt: 'every correction would invalidate every list',
    isFeatured: 'the homepage asks for featured ones',
  },
  /** An article's page, as the API answers it. */
  page: {
    version: notShown,
    sectionId: 'the link goes by the name',
    writerId: notShown,
    isFeatured: 'the homepage asks for featured ones',
  },
  /** The page as readers see it. */
  document: {
    version: notShown,
    sectionId: 'the link goes by the name',
    writerId: notShown,
    time: 'the instant is shown, where it is known',
    isFeatured: 'it concerns the homepage',
  },
  /** The homepage, as readers see it. */
  homepage: {
    time: 'the instant is shown, where it is known',
    content: 'the lead shows the standfirst in place of the beginning',
  },
  /** The readers' search, in the page and in SQL. */
  search: {
    id: isWord,
    version: isWord,
    sectionId: isWord,
    writerId: isWord,
    publishedAt: 'a period is a filter of the search',
    updatedAt: isWord,
    time: isWord,
    image: 'of the words in it, readers search what stands in the text',
    standfirst: 'of the words in it, readers search what stands in the text',
    isFeatured: isWord,
    isPremium: isWord,
  },
  /** The search above the back office's table. */
  tableSearch: {
    id: isWord,
    version: isWord,
    sectionId: isWord,
    writerId: isWord,
    publishedAt: isWord,
    updatedAt: isWord,
    time: isWord,
    image: 'the table shows title, category and author',
    standfirst: 'the table shows title, category and author',
    content: 'the table shows title, category and author',
    isFeatured: isWord,
    isPremium: isWord,
  },
} satisfies Record<string, Partial<Record<ArticleField, string>>>;

/** Fields that a place must have; a new field is one of every place. */
export function fieldsIn(...places: (keyof typeof leftOut)[]): ArticleField[] {
  return articleFieldNames.filter((field) =>
    places.every((place) => !Object.hasOwn(leftOut[place], field)),
  );
}

/** A block of each type that articles can show. The compiler asks for a new one. */
export const fullBlocks: Record<BlockType, ContentBlock> = {
  paragraph: { id: 'b1', type: 'paragraph', content: 'Oneparagraph' },
  image: { id: 'b1', type: 'image', src: '/art/tech.svg', alt: 'Onealt', caption: 'Onecaption' },
  video: { id: 'b1', type: 'video', videoId: 'aqz-KE-bpKQ' },
};
