import type { ArticlePage } from '#core/article/article-page.ts';
import { type ContentBlock, isImage, isParagraph, isVideo } from '#core/article/content-block.ts';
import type { ShownAd } from '#core/site/site.ts';
import { AdSlot } from '#ui/kit/ad-slot.tsx';
import { Picture } from '#ui/kit/picture.tsx';
import { VideoFacade } from '../video/video-facade.tsx';
import { adPlace } from './ad-place.ts';
import { Caption } from './caption.tsx';

interface ArticleBodyProps {
  article: ArticlePage;
  ad: ShownAd | undefined;
}

interface BlockProps {
  block: ContentBlock;
  article: ArticlePage;
}

/** A block of a known type; every other type renders nothing (seed.md, section 2). */
function Block({ block, article }: BlockProps) {
  if (isParagraph(block)) {
    return <p className="mt-[1.15em] whitespace-pre-line text-body first:mt-0">{block.content}</p>;
  }
  if (isImage(block)) {
    const picture = { ...block, placeholder: article.leadPicture.placeholder };
    return (
      <figure className="my-7">
        <Picture picture={picture} ratio="16:9" className="w-full" />
        {block.caption && <Caption text={block.caption} />}
      </figure>
    );
  }
  if (isVideo(block)) {
    return (
      <figure className="my-7">
        <VideoFacade videoId={block.videoId} title={`Video: ${article.title}`} />
        <Caption text="Video plays from an outside site after you press play." />
      </figure>
    );
  }
  return null;
}

/** The blocks in their order, with the advertisement among them. */
export function ArticleBody({ article, ad }: ArticleBodyProps) {
  const place = adPlace(article.content);
  const show = (blocks: ContentBlock[], from: number) =>
    blocks.map((block, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: stored blocks may share an id or lack one
      <Block key={from + index} block={block} article={article} />
    ));
  return (
    <>
      {show(article.content.slice(0, place), 0)}
      <aside
        aria-label="Advertisement"
        className="-mx-(--margin) my-8 border-rule border-y bg-wash px-4 pt-2.5 pb-5 md:mx-0 print:hidden [&_figure>div]:bg-paper"
      >
        <AdSlot placement="article-body" ad={ad} shape="box" />
      </aside>
      {show(article.content.slice(place), place)}
    </>
  );
}
