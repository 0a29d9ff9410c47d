import { type Article, articleSchema } from '#core/article/article.ts';
import type { ContentBlock } from '#core/article/content-block.ts';

/** Fields of an article that the editor changes. */
export interface ArticleFields {
  title: string;
  category: string;
  author: string;
  standfirst: string;
  image: string;
  isFeatured: boolean;
  isPremium: boolean;
  content: ContentBlock[];
}

let made = 0;

/** Ids stay apart even when two blocks are made within a millisecond. */
export function newBlockId(): string {
  made += 1;
  return `block-${Date.now()}-${made}`;
}

export type BlockType = 'paragraph' | 'image' | 'video';

export function emptyBlock(type: BlockType): ContentBlock {
  const id = newBlockId();
  if (type === 'paragraph') return { id, type, content: '' };
  if (type === 'image') return { id, type, src: '', alt: '' };
  return { id, type, videoId: '' };
}

/** A new article starts with one empty paragraph (seed.md, section 3), under its writer's name. */
export const newFields = (author: string): ArticleFields => ({
  title: '',
  category: '',
  author,
  standfirst: '',
  image: '',
  isFeatured: false,
  isPremium: false,
  content: [emptyBlock('paragraph')],
});

/** A deep copy of what an article holds: nothing that is typed reaches the record before it is saved. */
export function fieldsOf(article: Article): ArticleFields {
  const { title, category, author, standfirst = '', image = '', isFeatured, isPremium } = article;
  const content = structuredClone(article.content);
  return {
    title,
    category,
    author,
    standfirst,
    image,
    isFeatured,
    isPremium,
    content: content.length === 0 ? [emptyBlock('paragraph')] : content,
  };
}

/** The fields of unsaved work; `undefined` for something else that was left in its place. */
export function fieldsOfCopy(fields: unknown): ArticleFields | undefined {
  if (typeof fields !== 'object' || fields === null) return undefined;
  const read = articleSchema.safeParse({ ...fields, id: 'unsaved' });
  return read.success ? fieldsOf(read.data) : undefined;
}
