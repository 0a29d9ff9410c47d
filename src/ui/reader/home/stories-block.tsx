import type { WebStory } from '#core/web-story/web-story.ts';
import { BlockHeading } from '#ui/kit/design/block-heading.tsx';
import { patterns } from '#ui/routes.ts';
import { StoryStrip } from '../web-stories/story-strip.tsx';

interface StoriesBlockProps {
  stories: WebStory[];
  /** Display time of a story page, in seconds. */
  storySeconds: number;
}

/** Web stories in a strip. */
export function StoriesBlock({ stories, storySeconds }: StoriesBlockProps) {
  if (stories.length === 0) return null;
  return (
    <section aria-labelledby="stories" className="band">
      <BlockHeading
        id="stories"
        ink="entertainment"
        more={{ href: patterns.webStories, label: 'All stories' }}
      >
        Web Stories
      </BlockHeading>
      <StoryStrip stories={stories} storySeconds={storySeconds} />
    </section>
  );
}
