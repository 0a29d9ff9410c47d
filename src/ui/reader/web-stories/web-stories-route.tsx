import { useLoaderData } from 'react-router';
import { DESCRIPTION_LENGTH } from '#core/article/article.ts';
import { clip } from '#core/text/clip.ts';
import { storyCover } from '#core/web-story/story-cover.ts';
import type { WebStory } from '#core/web-story/web-story.ts';
import { clientOf, type RouteArgs } from '#ui/client-context.ts';
import { PageHead } from '#ui/kit/page/page-head.tsx';
import { patterns, storyPath } from '#ui/routes.ts';
import { useSite } from '#ui/site-route.tsx';
import { WebStoriesPage } from './web-stories-page.tsx';

export async function loader(args: RouteArgs) {
  const stories = await clientOf(args).ask('GET /stories');
  const wanted = new URL(args.request.url).searchParams.get('story');
  return { stories, read: stories.find(({ id }) => id === wanted) };
}

/** Text of the first page that has some. */
const wordsOf = ({ pages }: WebStory): string | undefined =>
  pages.map(({ text }) => text.trim()).find((text) => text !== '');

function headOf(siteName: string, read: WebStory | undefined) {
  if (!read) {
    return {
      title: `Web Stories - ${siteName}`,
      path: patterns.webStories,
      description: `News in pictures from ${siteName}: stories to tap through.`,
    };
  }
  return {
    title: `${read.title} - ${siteName}`,
    path: storyPath(read.id),
    description: clip(wordsOf(read) ?? read.title, DESCRIPTION_LENGTH),
    image: { src: storyCover(read), alt: read.coverImage },
  };
}

export function Component() {
  const { stories, read } = useLoaderData<typeof loader>();
  const { siteName, storySeconds } = useSite().site.settings;
  return (
    <>
      <PageHead siteName={siteName} {...headOf(siteName, read)} />
      <WebStoriesPage stories={stories} storySeconds={storySeconds} read={read} />
    </>
  );
}
