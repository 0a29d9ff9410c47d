import { useLoaderData } from 'react-router';
import { clientOf, type RouteArgs } from '#ui/client-context.ts';
import { movedTo } from '#ui/kit/page/moved-to.ts';
import { PageHead } from '#ui/kit/page/page-head.tsx';
import { versionsPath } from '#ui/routes.ts';
import { useSite } from '#ui/site-route.tsx';
import { missingArticle } from '../not-found/not-found.ts';
import { NotFoundPage } from '../not-found/not-found-page.tsx';
import { VersionsPage } from './versions-page.tsx';

/** Loads the versions of an article, as the page of the article loads that: a former slug redirects. */
export async function loader(args: RouteArgs) {
  const id = args.params.articleId ?? '';
  const { searchParams, search } = new URL(args.request.url);
  const [before, after] = [searchParams.get('before'), searchParams.get('after')];
  try {
    const page = await clientOf(args).ask('GET /articles/:id/versions', {
      id,
      ...(before === null ? {} : { before }),
      ...(after === null ? {} : { after }),
    });
    const { article } = page;
    const isAtAddress = id === article.id || id === article.slug;
    return isAtAddress ? page : movedTo(versionsPath(article) + search);
  } catch (error) {
    return missingArticle(args, error);
  }
}

export function Component() {
  const loaded = useLoaderData<typeof loader>();
  const { siteName } = useSite().site.settings;
  if ('isMissing' in loaded) {
    return <NotFoundPage latest={loaded.others} isWithdrawn={loaded.isWithdrawn} />;
  }
  const { title } = loaded.article;
  return (
    <>
      <PageHead
        title={`What changed: ${title} - ${siteName}`}
        siteName={siteName}
        path={versionsPath(loaded.article)}
        description={`The published versions of “${title}”, and what differs between them.`}
        isUnlisted
      />
      <VersionsPage {...loaded} />
    </>
  );
}
