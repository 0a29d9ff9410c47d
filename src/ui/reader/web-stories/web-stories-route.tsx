import { useLoaderData } from 'react-router';
import { answerOf } from '#api/client.ts';
import { clientOf, type RouteArgs } from '#ui/client-context.ts';
import { PageHead } from '#ui/kit/page-head.tsx';
import { patterns } from '#ui/routes.ts';
import { useSite } from '#ui/site-route.tsx';
import { WebStoriesPage } from './web-stories-page.tsx';

export async function loader(args: RouteArgs) {
  const stories = await answerOf(clientOf(args).stories.$get());
  const wanted = new URL(args.request.url).searchParams.get('story');
  return { stories, read: stories.find(({ id }) => id === wanted) };
}

export function Component() {
  const { stories, read } = useLoaderData<typeof loader>();
  const { siteName, storySeconds } = useSite().site.settings;
  return (
    <>
      <PageHead
        title={`Web Stories - ${siteName}`}
        siteName={siteName}
        path={patterns.webStories}
        description={`News in pictures from ${siteName}: stories to tap through.`}
      />
      <WebStoriesPage stories={stories} storySeconds={storySeconds} read={read} />
    </>
  );
}
