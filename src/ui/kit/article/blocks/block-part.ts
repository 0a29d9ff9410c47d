import type { ReactNode } from 'react';
import type { SitePartBlock } from '#blocks/site-part/site-part.ts';
import type { ArticleCard } from '#core/article/article-card.ts';

/** Data with which blocks of all types are drawn. */
export interface BlockSetting {
  /** Title of the article, for the accessible name of a video. */
  title: string;
  /** Number of the placeholder art for a picture that fails to load. */
  placeholder: number;
  /** Cards of the articles that blocks refer to. */
  related: readonly ArticleCard[];
  /** Id of a heading's element, to which the contents link. */
  anchor?: string | undefined;
  /** Draws a part of the site. Where it draws none, as in articles, there is a link to the page that has it. */
  drawSitePart?: (block: SitePartBlock) => ReactNode;
}

/** Draws a block for readers. */
export type BlockPart<Block> = (props: { block: Block; setting: BlockSetting }) => ReactNode;
