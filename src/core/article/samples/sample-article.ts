import type { Article } from '../article.ts';
import type { ContentBlock } from '../content-block.ts';

/** A block of a sample before it has its id. */
type Piece =
  | { type: 'paragraph'; content: string }
  | { type: 'image'; src: string; alt: string; caption: string }
  | { type: 'video'; videoId: string };

interface Sample {
  id: string;
  title: string;
  standfirst: string;
  category: string;
  author: string;
  publishedAt: string;
  /** The lead picture in words. */
  image: string;
  isFeatured?: boolean;
  pieces: Piece[];
}

/** Paragraphs, separated by an empty line; the line breaks inside one are only for the source. */
export const prose = (text: string): Piece[] =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => ({ type: 'paragraph', content: paragraph.trim().replace(/\s+/g, ' ') }));

export const picture = (src: string, alt: string, caption: string): Piece => ({
  type: 'image',
  src,
  alt,
  caption: `${caption} Illustration: Daybreak`,
});

export const film = (videoId: string): Piece => ({ type: 'video', videoId });

/** An article as it would be stored, its blocks numbered. */
export function sampleArticle({ pieces, isFeatured = false, ...fields }: Sample): Article {
  const content: ContentBlock[] = pieces.map((piece, index) => ({
    id: `${fields.id}-block-${index + 1}`,
    ...piece,
  }));
  return { ...fields, updatedAt: fields.publishedAt, content, isFeatured, isPremium: false };
}
