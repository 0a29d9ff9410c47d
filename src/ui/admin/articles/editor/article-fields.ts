import { type Article, articleSchema } from '#core/article/article.ts';
import type { articleKind } from '#core/article/article-kind.ts';
import type { BlockType, ContentBlock } from '#core/article/content-block.ts';

interface PlainField {
  /** Its name in a comparison of versions; none where the editor only keeps it. */
  label?: string;
  /** Its value in a new article. */
  empty: string | boolean;
}

/** The fields of the article's form but its content, in the order in which a comparison shows them. */
export const plainFields = {
  title: { label: 'Title', empty: '' },
  standfirst: { label: 'Standfirst', empty: '' },
  category: { label: 'Category', empty: '' },
  author: { label: 'Author', empty: '' },
  isFeatured: { label: 'Featured', empty: false as boolean },
  isPremium: { label: 'Premium', empty: false as boolean },
  image: { empty: '' },
} satisfies Record<Exclude<keyof typeof articleKind.fields, 'content'>, PlainField>;

type PlainName = keyof typeof plainFields;

/** Those that a comparison shows, with their labels. */
export const labelledFields = (Object.entries(plainFields) as [PlainName, PlainField][]).flatMap(
  ([name, { label }]): [PlainName, string][] => (label === undefined ? [] : [[name, label]]),
);

type PlainValues = { -readonly [Name in PlainName]: (typeof plainFields)[Name]['empty'] };

/** Fields of an article that the editor changes. */
export interface ArticleFields extends PlainValues {
  content: ContentBlock[];
}

/** The plain fields of an article; those that it lacks as in a new one. */
const plainValuesOf = (article: Partial<Article>): PlainValues =>
  Object.fromEntries(
    Object.entries(plainFields).map(([name, { empty }]) => [name, article[name] ?? empty]),
  ) as PlainValues;

let made = 0;

/** Ids stay apart even when two blocks are made within a millisecond. */
export function newBlockId(): string {
  made += 1;
  return `block-${Date.now()}-${made}`;
}

/** Content of an empty block of each type, without its id. */
const emptyBlocks = {
  paragraph: { type: 'paragraph', content: '' },
  image: { type: 'image', src: '', alt: '' },
  video: { type: 'video', videoId: '' },
} as const satisfies { [Type in BlockType]: { type: Type; [field: string]: string } };

export const emptyBlock = (type: BlockType): ContentBlock => ({
  id: newBlockId(),
  ...emptyBlocks[type],
});

/** A new article has one empty paragraph, and its writer's name. */
export const newFields = (author: string): ArticleFields => ({
  ...plainValuesOf({ author }),
  content: [emptyBlock('paragraph')],
});

/** A deep copy of what an article holds: nothing that is typed reaches the record before it is saved. */
export function fieldsOf(article: Article): ArticleFields {
  const content = structuredClone(article.content);
  return {
    ...plainValuesOf(article),
    content: content.length === 0 ? [emptyBlock('paragraph')] : content,
  };
}

/** The fields of unsaved work; `undefined` for something else that was left in its place. */
export function fieldsOfCopy(fields: unknown): ArticleFields | undefined {
  if (typeof fields !== 'object' || fields === null) return undefined;
  const read = articleSchema.safeParse({ ...fields, id: 'unsaved' });
  return read.success ? fieldsOf(read.data) : undefined;
}
