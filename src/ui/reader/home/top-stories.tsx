import type { ArticleCard } from '#core/article/article-card.ts';
import { Kicker } from '#ui/kit/design/kicker.tsx';
import { writtenIn } from '#ui/kit/design/written-in.ts';
import * as words from '#ui/words/fronts-words.ts';
import { ArticleMeta } from '../article-list/article-meta.tsx';
import { Headline } from '../article-list/headline.tsx';
import { PictureLink } from '../article-list/picture-link.tsx';
import { SideCard } from '../article-list/side-card.tsx';

/** The lead; its headline is the page's `h1`. */
function LeadCard({ article }: { article: ArticleCard }) {
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

interface TopStoriesProps {
  lead: ArticleCard;
  sides: ArticleCard[];
}

const sideList =
  'md:grid md:grid-cols-2 md:gap-x-(--gutter) lg:col-span-4 lg:flex lg:flex-col [&>li]:border-rule [&>li]:border-t [&>li]:py-3.5 [&>li:last-child]:pb-0 lg:[&>li:first-child]:border-t-0 lg:[&>li:first-child]:pt-0';

/** The lead with up to four stories beside it. */
export function TopStories({ lead, sides }: TopStoriesProps) {
  if (sides.length === 0) return <LeadCard article={lead} />;
  // One or two rows would be too far apart at the lead's full height.
  const fill = sides.length > 2 ? 'lg:[&>li]:flex-1' : '';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-(--gutter) gap-y-6 lg:grid-cols-12">
      <div className="border-rule lg:col-span-8 lg:border-e lg:pe-(--gutter)">
        <LeadCard article={lead} />
      </div>
      <h2 className="sr-only">{words.topStories}</h2>
      <ul className={`${sideList} ${fill}`}>
        {sides.map((article) => (
          <li key={article.id}>
            <SideCard article={article} place="lead" />
          </li>
        ))}
      </ul>
    </div>
  );
}
