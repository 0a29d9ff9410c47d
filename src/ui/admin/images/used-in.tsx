import { useEffect, useState } from 'react';
import type { Article } from '#core/article/article.ts';
import { adminPatterns } from '#ui/routes.ts';
import { articlesWith } from './image-usage.ts';

/** The articles that show a picture, with the way to their editors. */
export function UsedIn({ url }: { url: string }) {
  const [articles, setArticles] = useState<Article[]>();
  useEffect(() => {
    let isCurrent = true;
    setArticles(undefined);
    articlesWith(url, () => isCurrent).then(
      (found) => isCurrent && setArticles(found),
      console.error,
    );
    return () => {
      isCurrent = false;
    };
  }, [url]);
  const count = articles?.length ?? 0;
  return (
    <section aria-label="Usage" className="border-rule border-t pt-3">
      <p role="status" className="text-label">
        {articles === undefined
          ? 'Looking for articles with it…'
          : count === 0
            ? 'No article uses it.'
            : `Used in ${count} ${count === 1 ? 'article' : 'articles'}`}
      </p>
      {count > 0 ? (
        <ul className="mt-1.5 grid gap-1">
          {articles?.map(({ id, title }) => (
            <li key={id}>
              <a
                href={`${adminPatterns.articles}?edit=${encodeURIComponent(id)}`}
                className="prose-link inline-block min-h-6"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
