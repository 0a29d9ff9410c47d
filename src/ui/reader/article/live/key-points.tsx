import type { ArticlePage } from '#core/article/article-page.ts';
import type { LivePage } from '#core/article/live/live-page.ts';
import { clockTime } from '#core/locale/reader-dates.ts';
import { BlockHeading } from '#ui/kit/design/block-heading.tsx';
import { writtenIn } from '#ui/kit/design/written-in.ts';
import { entryPath } from '#ui/routes.ts';

interface KeyPointsProps {
  article: Pick<ArticlePage, 'id' | 'slug' | 'category'>;
  live: LivePage;
}

/** Key points of a live blog, each with a link to its entry. */
export function KeyPoints({ article, live: { keyPoints } }: KeyPointsProps) {
  return (
    <div data-part="key-points">
      {keyPoints.length > 0 ? (
        <aside aria-labelledby="key-points" className="mb-14 lg:mb-0">
          <BlockHeading id="key-points" ink={article.category.ink}>
            Key points
          </BlockHeading>
          <ul>
            {keyPoints.map(({ id, at, text, isHere }) => (
              <li key={id} className="border-rule border-t py-2.5 first:border-t-0 first:pt-0">
                <a
                  href={isHere ? `#${id}` : entryPath(article, id)}
                  className="block hover:underline-ui"
                >
                  <time dateTime={at} data-exact="clock" className="block font-semibold text-meta">
                    {clockTime(at)}
                  </time>
                  <span className="font-serif text-[1rem]/5.5" {...writtenIn(text)}>
                    {text}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </aside>
      ) : null}
    </div>
  );
}
