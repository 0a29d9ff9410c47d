import { useLoaderData } from 'react-router';
import { answerOf } from '#api/client.ts';
import { clientOf, type RouteArgs } from '#ui/client-context.ts';
import { PageHead } from '#ui/kit/page-head.tsx';
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
      <PageHead
        title={`${article.title} - ${siteName}`}
        siteName={siteName}
        path={articlePath(article.id)}
        description={article.description}
        type="article"
        image={article.leadPicture.src}
      />
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
