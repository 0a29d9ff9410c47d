import type { ArticleCard } from '#core/article/article-card.ts';
import { Kicker } from '#ui/kit/design/kicker.tsx';
import { writtenIn } from '#ui/kit/design/written-in.ts';
import { ArticleMeta } from '../article-list/article-meta.tsx';
import { Headline } from '../article-list/headline.tsx';
import { PictureLink } from '../article-list/picture-link.tsx';

/** The lead; its headline is the page's `h1`. */
export function LeadCard({ article }: { article: ArticleCard }) {
  const standfirst = article.standfirst ?? article.summary;
  return (
    <article data-ink={article.category.ink} className="group min-w-0">
      <PictureLink
        article={article}
        ratio="16:9"
        eager
        sizes="(min-width: 1024px) 55vw, 100vw"
        className="max-md:-mx-(--margin)"
      />
      <Kicker article={article} className="mt-[13px] mb-1 text-[.875rem]" />
      <Headline article={article} level={1} className="text-splash" />
      {standfirst && (
        <p
          className="mt-2.5 line-clamp-4 max-w-[46ch] text-standfirst md:max-w-[58ch]"
          {...writtenIn(standfirst)}
        >
          {standfirst}
        </p>
      )}
      <ArticleMeta article={article} hasAuthor className="mt-3" />
    </article>
  );
}
