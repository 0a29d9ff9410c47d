import type { Article } from '../article.ts';
import type { ContentBlock } from '../content-block.ts';

/** A block of a sample article, without id. */
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
  /** Alternative text of the lead picture. */
  image: string;
  isFeatured?: boolean;
  pieces: Piece[];
}

/** Splits a text into paragraphs at empty lines; other line breaks become spaces. */
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

/** Builds the stored article, and numbers its blocks. */
export function sampleArticle({ pieces, isFeatured = false, ...fields }: Sample): Article {
  const content: ContentBlock[] = pieces.map((piece, index) => ({
    id: `${fields.id}-block-${index + 1}`,
    ...piece,
  }));
  return { ...fields, updatedAt: fields.publishedAt, content, isFeatured, isPremium: false };
}
