import { type Article, articleSchema } from '#core/article/article.ts';
import type { articleKind } from '#core/article/article-kind.ts';
import type { Byline } from '#core/article/byline.ts';
import type { ContentBlock } from '#core/article/content-block.ts';
import type { Focus } from '#core/article/focus.ts';
import { forHeadTexts } from '#core/article/head-texts.ts';
import * as words from '#ui/words/admin/article-editor-words.ts';
import { emptyBlock } from '../blocks/block-kinds.ts';

interface PlainField {
  /** Label in a comparison of versions; fields without one are not compared. */
  label?: string;
  /** Value in a new article. */
  empty: string | boolean | Focus | null;
}

/** Fields of the article form except its content, in the order of a comparison. */
export const plainFields = {
  title: { label: words.title, empty: '' },
  ...forHeadTexts((name) => ({ label: words.headTexts[name], empty: '' })),
  category: { label: words.category, empty: '' },
  author: { label: words.author, empty: '' },
  isFeatured: { label: words.featured, empty: false as boolean },
  isPremium: { label: words.premium, empty: false as boolean },
  slug: { label: words.address, empty: '' },
  /** `null`: that of the picture itself. */
  focus: { label: words.focalPoint, empty: null as Focus | null },
  searchTitle: { label: words.searchTitle, empty: '' },
  searchDescription: { label: words.searchDescription, empty: '' },
  shareTitle: { label: words.shareTitle, empty: '' },
  shareDescription: { label: words.shareText, empty: '' },
  sharePicture: { label: words.sharePicture, empty: '' },
  image: { empty: '' },
} satisfies Record<
  Exclude<keyof typeof articleKind.fields, 'content' | 'bylines' | 'tagIds'>,
  PlainField
>;

type PlainName = keyof typeof plainFields;

/** Fields shown in a comparison, with their labels. */
export const labelledFields = (Object.entries(plainFields) as [PlainName, PlainField][]).flatMap(
  ([name, { label }]): [PlainName, string][] => (label === undefined ? [] : [[name, label]]),
);

type PlainValues = { -readonly [Name in PlainName]: (typeof plainFields)[Name]['empty'] };

/** Fields of an article that the editor changes. */
export interface ArticleFields extends PlainValues {
  bylines: Byline[];
  tagIds: string[];
  content: ContentBlock[];
}

/** Plain fields of an article; missing ones get the values of a new article. */
const plainValuesOf = (article: Partial<Article>): PlainValues =>
  Object.fromEntries(
    Object.entries(plainFields).map(([name, { empty }]) => [name, article[name] ?? empty]),
  ) as PlainValues;

/** Fields as the desk keeps them: without space around the plain texts. */
export const trimmedFields = (fields: ArticleFields): ArticleFields => ({
  ...fields,
  ...(Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value.trim()]] : [],
    ),
  ) as Partial<PlainValues>),
});

/** Fields of a new article: one empty paragraph, and the author's name. */
export const newFields = (author: string): ArticleFields => ({
  ...plainValuesOf({ author }),
  bylines: [],
  tagIds: [],
  content: [emptyBlock('paragraph')],
});

/** Deep copy of the fields of an article, so that editing never changes the loaded record. */
export function fieldsOf(article: Article): ArticleFields {
  const content = structuredClone(article.content);
  return {
    ...plainValuesOf(article),
    bylines: structuredClone(article.bylines ?? []),
    tagIds: [...(article.tagIds ?? [])],
    content: content.length === 0 ? [emptyBlock('paragraph')] : content,
  };
}

/** Article of these fields. Its blocks are theirs, which were checked when they were loaded. */
export const articleOf = (fields: ArticleFields, id = 'edited'): Article => ({
  ...articleSchema.parse({ ...fields, content: [], id }),
  content: fields.content,
});

/** Fields of a copy of unsaved work; `undefined` if it is not an article. */
export function fieldsOfCopy(fields: unknown): ArticleFields | undefined {
  if (typeof fields !== 'object' || fields === null) return undefined;
  const read = articleSchema.safeParse({ ...fields, id: 'unsaved' });
  return read.success ? fieldsOf(read.data) : undefined;
}
