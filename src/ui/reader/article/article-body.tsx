import type { ArticlePage } from '#core/article/article-page.ts';
import {
  blockTypeOf,
  type ContentBlock,
  isParagraph,
  isVisual,
} from '#core/article/content-block.ts';
import { subheadsOf } from '#core/article/subheads-of.ts';
import type { ShownAd } from '#core/site/site.ts';
import { AdSlot } from '#ui/kit/advertisement/ad-slot.tsx';
import { ArticleBlocks } from '#ui/kit/article/article-blocks.tsx';
import * as words from '#ui/words/article-words.ts';

/** Minimum number of paragraphs before the advertisement. */
const PARAGRAPHS_BEFORE_AD = 3;

/** True for what belongs to the paragraph before it: pictures and the like, and lists that it announces. */
const isBound = (block: ContentBlock): boolean => isVisual(block) || blockTypeOf(block) === 'list';

/**
 * Number of blocks before the advertisement. It follows the first paragraph, from the third on,
 * that precedes no picture, video, list or the like; otherwise it ends the article.
 */
export function adPlace(blocks: readonly ContentBlock[]): number {
  let paragraphs = 0;
  for (const [index, block] of blocks.entries()) {
    if (!isParagraph(block)) continue;
    paragraphs += 1;
    const next = blocks[index + 1];
    if (paragraphs >= PARAGRAPHS_BEFORE_AD && !(next && isBound(next))) return index + 1;
  }
  return blocks.length;
}

interface ArticleBodyProps {
  article: ArticlePage;
  ad: ShownAd | undefined;
  /** Fills an unsold slot with the house advertisement; otherwise it is left out. */
  hasHouseAd: boolean;
}

/**
 * Blocks of the article with the advertisement among them. An article cut by the paywall has none.
 */
export function ArticleBody({ article, ad, hasHouseAd }: ArticleBodyProps) {
  const { title, leadPicture, content, related, isCut } = article;
  const place = adPlace(content);
  const text = {
    title,
    placeholder: leadPicture.placeholder,
    related,
    anchors: new Map<ContentBlock, string>(
      subheadsOf(content).map(({ block, anchor }) => [block, anchor]),
    ),
  };
  return (
    <>
      <ArticleBlocks blocks={content.slice(0, place)} {...text} />
      {(ad || hasHouseAd) && !isCut && (
        <aside
          aria-label={words.advertisement}
          className="-mx-(--margin) my-8 max-md:max-w-[calc(37.5rem+2*var(--margin))] border-rule border-y bg-wash px-4 pt-2.5 pb-5 md:mx-0 xl:clear-left print:hidden [&_figure>div]:bg-paper"
        >
          <AdSlot placement="article-body" ad={ad} shape="box" />
        </aside>
      )}
      <ArticleBlocks blocks={content.slice(place)} {...text} />
    </>
  );
}
