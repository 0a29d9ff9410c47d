import type { HeadingBlock } from '#blocks/heading/heading.ts';
import { slugFrom } from '../text/slug.ts';
import { blockTypeOf, type ContentBlock } from './content-block.ts';

/** A subheading of an article with the id of its element. */
export interface Subhead {
  block: HeadingBlock;
  anchor: string;
}

const isHeading = (block: ContentBlock): block is HeadingBlock => blockTypeOf(block) === 'heading';

/**
 * Returns the subheadings of an article with their anchors, in reading order. An anchor is made of the
 * heading's words, so that a link to it holds while others are added; its prefix keeps it apart from the
 * page's own ids.
 */
export function subheadsOf(content: readonly ContentBlock[]): Subhead[] {
  const taken = new Set<string>();
  return content.filter(isHeading).map((block) => {
    const words = `text-${slugFrom(block.content)}`;
    let anchor = words;
    for (let number = 2; taken.has(anchor); number += 1) anchor = `${words}-${number}`;
    taken.add(anchor);
    return { block, anchor };
  });
}

/** Fewest subheadings of level 2 for which an article has contents. */
const FEWEST = 3;

/** Returns the subheadings that an article's contents list: those of level 2, none if they are few. */
export function contentsOf(subheads: readonly Subhead[]): Subhead[] {
  const listed = subheads.filter(({ block }) => block.level === 2 && block.content.trim() !== '');
  return listed.length >= FEWEST ? listed : [];
}
