import { useLoaderData } from 'react-router';
import { answerOf } from '#api/client.ts';
import { clientOf, type RouteArgs } from '#ui/client-context.ts';
import { useSite } from '#ui/site-route.tsx';
import { WebStoriesPage } from './web-stories-page.tsx';

export const loader = (args: RouteArgs) => answerOf(clientOf(args).stories.$get());

export function Component() {
  const stories = useLoaderData<typeof loader>();
  const { siteName, storySeconds } = useSite().site.settings;
  return (
    <>
      <title>{`Web Stories - ${siteName}`}</title>
      <meta
        name="description"
        content={`News in pictures from ${siteName}: stories to tap through.`}
      />
      <WebStoriesPage stories={stories} storySeconds={storySeconds} />
    </>
  );
}
