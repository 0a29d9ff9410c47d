import { useLoaderData } from 'react-router';
import { DESCRIPTION_LENGTH } from '#core/article/article.ts';
import type { TagPage as Tag } from '#core/tag/tag-page.ts';
import { clip } from '#core/text/clip.ts';
import { clientOf, type RouteArgs } from '#ui/client-context.ts';
import { movedTo } from '#ui/kit/page/moved-to.ts';
import { PageHead } from '#ui/kit/page/page-head.tsx';
import { tagFeedPath, tagPath } from '#ui/routes.ts';
import { useSite } from '#ui/site-route.tsx';
import { isNotFound, notFound } from '../not-found/not-found.ts';
import { NotFoundPage } from '../not-found/not-found-page.tsx';
import { TagPage } from './tag-page.tsx';

/** Loads a page of the tag; for an unknown slug, status 404 and the newest articles. */
export async function loader(args: RouteArgs) {
  const slug = args.params.slug ?? '';
  const page = new URL(args.request.url).searchParams.get('page') ?? '1';
  try {
    const front = await clientOf(args).ask('GET /tags/:slug', { slug, page });
    if (front.tag.slug === slug) return front;
    const path = tagPath(front.tag.slug);
    return movedTo(front.page === 1 ? path : `${path}?page=${front.page}`);
  } catch (error) {
    if (isNotFound(error)) return notFound(args);
    throw error;
  }
}

export function Component() {
  const loaded = useLoaderData<typeof loader>();
  if ('isMissing' in loaded) return <NotFoundPage latest={loaded.others} />;
  return <ShownTag front={loaded} />;
}

function ShownTag({ front }: { front: Tag }) {
  const { site } = useSite();
  const { siteName } = site.settings;
  const { tag, page, articles } = front;
  const title = `${tag.name} - ${siteName}`;
  const address = tagPath(tag.slug);
  return (
    <>
      <PageHead
        title={title}
        siteName={siteName}
        path={page === 1 ? address : `${address}?page=${page}`}
        feed={{ path: tagFeedPath(tag.slug), title }}
        description={
          clip(tag.description, DESCRIPTION_LENGTH) || `Articles about ${tag.name} in ${siteName}.`
        }
        image={tag.picture}
        isUnlisted={articles.length === 0}
      />
      <TagPage front={front} site={site} />
    </>
  );
}
