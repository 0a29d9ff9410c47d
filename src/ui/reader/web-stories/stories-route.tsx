import { useContext } from 'react';
import { useLoaderData } from 'react-router';
import { DESCRIPTION_LENGTH } from '#core/article/article.ts';
import { PLACEHOLDERS } from '#core/article/article-card.ts';
import { clip } from '#core/text/clip.ts';
import { hashOf } from '#core/text/hash.ts';
import { safeMedia } from '#core/text/safe-address.ts';
import { storyCover, type WebStory } from '#core/web-story/web-story.ts';
import { clientOf, type RouteArgs } from '#ui/client-context.ts';
import { ButtonLink } from '#ui/kit/design/button.tsx';
import { EmptyState } from '#ui/kit/design/empty-state.tsx';
import { PageHeading } from '#ui/kit/design/page-heading.tsx';
import { Picture } from '#ui/kit/design/picture.tsx';
import { writtenIn } from '#ui/kit/design/written-in.ts';
import { PageHead } from '#ui/kit/page/page-head.tsx';
import { ServerPageContext } from '#ui/kit/page/server-page.ts';
import { patterns, storyPath } from '#ui/routes.ts';
import { useSite } from '#ui/site-route.tsx';
import * as words from '#ui/words/stories-words.ts';
import { StoryGrid } from './story-grid.tsx';

/** A story as a list of its pages, for readers without JavaScript. */
function StoryText({ story }: { story: WebStory }) {
  return (
    <section aria-labelledby="story" className="mb-12">
      <h2 id="story" {...writtenIn(story.title)} className="mb-4 text-block-heading">
        {story.title}
      </h2>
      <ol className="grid max-w-prose gap-8">
        {story.pages.map(({ type, src, alt, text }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies a page
          <li key={at}>
            {type === 'video' ? (
              <video
                src={safeMedia(src)}
                aria-label={alt || text}
                muted
                controls
                preload="metadata"
              />
            ) : (
              <Picture
                picture={{ src, alt, placeholder: hashOf(text) % PLACEHOLDERS }}
                ratio="9:16"
                className="mx-auto max-h-[70vh] max-w-full"
              />
            )}
            <p className="mt-3 whitespace-pre-line text-body" {...writtenIn(text)}>
              {text}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface WebStoriesPageProps {
  stories: WebStory[];
  storySeconds: number;
  /** Story in the address: opens in the viewer, and is on the page as text without JavaScript. */
  read?: WebStory | undefined;
}

/** Page of all web stories. */
function WebStoriesPage({ stories, storySeconds, read }: WebStoriesPageProps) {
  return (
    <div data-ink="entertainment" className="wrap">
      <PageHeading>{words.webStories}</PageHeading>
      {read && <StoryText story={read} />}
      {stories.length === 0 ? (
        <EmptyState
          heading={words.noWebStoriesYet}
          action={
            <ButtonLink tone="line" href={patterns.home}>
              {words.backToHome}
            </ButtonLink>
          }
        >
          {words.theNewsroomHasNotPublished}
        </EmptyState>
      ) : (
        <StoryGrid stories={stories} storySeconds={storySeconds} opens={read?.id} />
      )}
    </div>
  );
}

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
      title: words.webStoriesTitle(siteName),
      path: patterns.webStories,
      description: words.newsInPicturesFromStories(siteName),
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
  const { site } = useSite();
  const { siteName, storySeconds } = site.settings;
  const cards = useContext(ServerPageContext)?.cards;
  return (
    <>
      <PageHead
        siteName={siteName}
        {...headOf(siteName, read)}
        card={read && cards?.story(read, site)}
      />
      <WebStoriesPage stories={stories} storySeconds={storySeconds} read={read} />
    </>
  );
}
