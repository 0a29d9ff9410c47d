import { useContext } from 'react';
import { useLoaderData } from 'react-router';
import type { ArticlePage as Article } from '#core/article/article-page.ts';
import { authorsOf } from '#core/article/authors-of.ts';
import { clientOf, type RouteArgs } from '#ui/client-context.ts';
import { movedTo } from '#ui/kit/page/moved-to.ts';
import { PageHead } from '#ui/kit/page/page-head.tsx';
import { ServerPageContext } from '#ui/kit/page/server-page.ts';
import { articlePath } from '#ui/routes.ts';
import { useSite } from '#ui/site-route.tsx';
import { missingArticle } from '../not-found/not-found.ts';
import { NotFoundPage } from '../not-found/not-found-page.tsx';
import { ArticleData } from './article-data.tsx';
import { ArticleLayout } from './article-layout.tsx';

/**
 * Loads the article of an id or a slug; a former slug redirects to the present address, as that of a withdrawn
 * article may to another one. For an unknown one, status 404 and the newest articles; for a withdrawn one, 410.
 */
export async function loader(args: RouteArgs) {
  const id = args.params.articleId ?? '';
  try {
    const asked = new URL(args.request.url).searchParams;
    const update = asked.get('update');
    const client = clientOf(args);
    const article = await client.ask('GET /articles/:id', {
      id,
      page: asked.get('page') ?? '1',
      ...(update === null ? {} : { update }),
    });
    if (id !== article.id && id !== article.slug) return movedTo(articlePath(article));
    return { ...article, ...(await client.ask('GET /me/saved/:id', { id: article.id })) };
  } catch (error) {
    return missingArticle(args, error);
  }
}

export function Component() {
  const loaded = useLoaderData<typeof loader>();
  if ('isMissing' in loaded) {
    return <NotFoundPage latest={loaded.others} isWithdrawn={loaded.isWithdrawn} />;
  }
  return <ShownArticle article={loaded} />;
}

function ShownArticle({ article }: { article: Article & { isSaved?: boolean } }) {
  const { site, session } = useSite();
  const cards = useContext(ServerPageContext)?.cards;
  const { siteName } = site.settings;
  return (
    <>
      <PageHead
        title={`${article.searchTitle ?? article.title} - ${siteName}`}
        shareTitle={article.shareTitle ?? article.title}
        siteName={siteName}
        path={articlePath(article)}
        description={article.description}
        shareDescription={article.shareDescription}
        image={article.sharePicture ? { src: article.sharePicture } : article.leadPicture}
        card={article.sharePicture ? undefined : cards?.article(article, site)}
        article={{
          publishedAt: article.published.publishedAt,
          updatedAt: article.updatedAt,
          section: article.category.name,
          authors: authorsOf(article.author).map(({ name }) => name),
        }}
      />
      <ArticleData article={article} site={site} />
      <ArticleLayout
        key={article.id}
        article={article}
        site={site}
        hasAccount={Boolean(session.reader)}
        isSaved={article.isSaved}
      />
    </>
  );
}
