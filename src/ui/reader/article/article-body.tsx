import type { ArticlePage } from '#core/article/article-page.ts';
import type { ContentBlock } from '#core/article/content-block.ts';
import { subheadsOf } from '#core/article/subheads-of.ts';
import type { ShownAd } from '#core/site/site.ts';
import { AdSlot } from '#ui/kit/advertisement/ad-slot.tsx';
import { ArticleBlock } from '#ui/kit/article/article-block.tsx';
import { InTurns } from '#ui/kit/page/in-turns.tsx';
import { adPlace } from './ad-place.ts';

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
  const anchors = new Map<ContentBlock, string>(
    subheadsOf(content).map(({ block, anchor }) => [block, anchor]),
  );
  const show = (blocks: ContentBlock[], from: number) =>
    blocks.map((block, index) => (
      <ArticleBlock
        // biome-ignore lint/suspicious/noArrayIndexKey: stored blocks may share an id or lack one
        key={from + index}
        block={block}
        title={title}
        placeholder={leadPicture.placeholder}
        related={related}
        anchor={anchors.get(block)}
      />
    ));
  return (
    <>
      <InTurns>{show(content.slice(0, place), 0)}</InTurns>
      {(ad || hasHouseAd) && !isCut && (
        <aside
          aria-label="Advertisement"
          className="-mx-(--margin) my-8 max-md:max-w-[calc(37.5rem+2*var(--margin))] border-rule border-y bg-wash px-4 pt-2.5 pb-5 md:mx-0 xl:clear-left print:hidden [&_figure>div]:bg-paper"
        >
          <AdSlot placement="article-body" ad={ad} shape="box" />
        </aside>
      )}
      <InTurns>{show(content.slice(place), place)}</InTurns>
    </>
  );
}
