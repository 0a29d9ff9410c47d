import { useLoaderData } from 'react-router';
import { clientOf, type RouteArgs } from '#ui/client-context.ts';
import { movedTo } from '#ui/kit/page/moved-to.ts';
import { PageHead } from '#ui/kit/page/page-head.tsx';
import { versionsPath } from '#ui/routes.ts';
import { useSite } from '#ui/site-route.tsx';
import * as words from '#ui/words/versions-words.ts';
import { missingArticle } from '../not-found/not-found.ts';
import { NotFoundPage } from '../not-found/not-found-page.tsx';
import { VersionsLayout } from './versions-layout.tsx';

/** Loads the versions of an article, as the page of the article loads that: a former slug redirects. */
export async function loader(args: RouteArgs) {
  const id = args.params.articleId ?? '';
  const { searchParams, search } = new URL(args.request.url);
  const asked = Object.fromEntries(
    ['before', 'after', 'alone'].flatMap((name) => {
      const version = searchParams.get(name);
      return version === null ? [] : [[name, version]];
    }),
  );
  try {
    const page = await clientOf(args).ask('GET /articles/:id/versions', {
      ...asked,
      id,
    });
    const { article } = page;
    const isAtAddress = id === article.id || id === article.slug;
    const isUnshown = searchParams.has('alone') && !page.shown;
    return isAtAddress ? { ...page, isUnshown } : movedTo(versionsPath(article) + search);
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
  const name = loaded.shown ? words.anEarlierVersion : words.whatChanged;
  return (
    <>
      <PageHead
        title={`${name}: ${title} - ${siteName}`}
        siteName={siteName}
        path={versionsPath(loaded.article)}
        description={words.thePublishedVersions(title)}
        isUnlisted
      />
      <VersionsLayout {...loaded} />
    </>
  );
}
