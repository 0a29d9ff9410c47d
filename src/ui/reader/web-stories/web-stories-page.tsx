import type { WebStory } from '#core/web-story/web-story.ts';
import { ButtonLink } from '#ui/kit/design/button.tsx';
import { EmptyState } from '#ui/kit/design/empty-state.tsx';
import { PageHeading } from '#ui/kit/design/page-heading.tsx';
import { patterns } from '#ui/routes.ts';
import { StoryGrid } from './story-grid.tsx';
import { StoryText } from './story-text.tsx';

interface WebStoriesPageProps {
  stories: WebStory[];
  storySeconds: number;
  /** Story in the address: opens in the viewer, and is on the page as text without JavaScript. */
  read?: WebStory | undefined;
}

/** Page of all web stories. */
export function WebStoriesPage({ stories, storySeconds, read }: WebStoriesPageProps) {
  return (
    <div data-ink="entertainment" className="wrap">
      <PageHeading>Web Stories</PageHeading>
      {read && <StoryText story={read} />}
      {stories.length === 0 ? (
        <EmptyState
          heading="No Web Stories Yet"
          action={
            <ButtonLink tone="line" href={patterns.home}>
              Back to Home
            </ButtonLink>
          }
        >
          The newsroom has not published a story yet.
        </EmptyState>
      ) : (
        <StoryGrid stories={stories} storySeconds={storySeconds} opens={read?.id} />
      )}
    </div>
  );
}
