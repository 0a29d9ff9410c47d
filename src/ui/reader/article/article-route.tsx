import { useLoaderData } from 'react-router';
import { answerOf } from '#api/client.ts';
import { clientOf, type RouteArgs } from '#ui/client-context.ts';
import { articlePath } from '#ui/routes.ts';
import { useSite } from '#ui/site-route.tsx';
import { ArticlePage } from './article-page.tsx';
import { StructuredData } from './structured-data.tsx';

export const loader = (args: RouteArgs) =>
  answerOf(clientOf(args).articles[':id'].$get({ param: { id: args.params.articleId ?? '' } }));

export function Component() {
  const article = useLoaderData<typeof loader>();
  const { site, session } = useSite();
  const { siteName } = site.settings;
  return (
    <>
      <title>{`${article.title} - ${siteName}`}</title>
      <meta name="description" content={article.description} />
      <meta property="og:type" content="article" />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:title" content={article.title} />
      <meta property="og:description" content={article.description} />
      <link rel="canonical" href={articlePath(article.id)} />
      <StructuredData article={article} siteName={siteName} />
      <ArticlePage
        key={article.id}
        article={article}
        ads={site.ads}
        hasAccount={Boolean(session.reader)}
      />
    </>
  );
}
