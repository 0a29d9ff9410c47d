import type { ArticleCard } from '#core/article/article-card.ts';
import { SideCard } from '../article-list/side-card.tsx';
import { LeadCard } from './lead-card.tsx';

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
      <div className="border-rule lg:col-span-8 lg:border-r lg:pr-(--gutter)">
        <LeadCard article={lead} />
      </div>
      <h2 className="sr-only">Top Stories</h2>
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
