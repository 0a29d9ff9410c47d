import { useLoaderData } from 'react-router';
import { answerOf } from '#api/client.ts';
import { clientOf, type RouteArgs } from '#ui/client-context.ts';
import { useSite } from '#ui/site-route.tsx';
import { CategoryPage } from './category-page.tsx';

export async function loader(args: RouteArgs) {
  const client = clientOf(args);
  const category = args.params.categoryName ?? '';
  const page = new URL(args.request.url).searchParams.get('page') ?? '1';
  const [front, { videos }] = await Promise.all([
    answerOf(client.categories[':category'].$get({ param: { category }, query: { page } })),
    answerOf(client.front.$get()),
  ]);
  return { front, videos };
}

export function Component() {
  const { front, videos } = useLoaderData<typeof loader>();
  const { site } = useSite();
  const { siteName } = site.settings;
  const { category, isKnown, page } = front;
  const heading = `${category.name} News`.trim();
  return (
    <>
      <title>{`${heading} - ${siteName}`}</title>
      <meta name="description" content={`The latest ${heading} from ${siteName}.`} />
      {(!isKnown || page > front.pages) && <meta name="robots" content="noindex" />}
      <CategoryPage front={front} site={site} videos={videos} />
    </>
  );
}
