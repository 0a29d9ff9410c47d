import { useState } from 'react';
import type { WebStory } from '#core/web-story/web-story.ts';
import { patterns } from '#ui/routes.ts';
import { StoryCard } from './story-card.tsx';
import { StoryViewer } from './story-viewer.tsx';

interface StoryListProps {
  stories: WebStory[];
  storySeconds: number;
  className: string;
  /** Where they are what the page is about: the first cover is fetched before all else. */
  isLead?: boolean;
}

/** Covers that open the viewer. */
export function StoryList(props: StoryListProps) {
  const { stories, storySeconds, className, isLead = false } = props;
  const [openId, setOpenId] = useState<string>();
  return (
    <>
      <form method="get" action={patterns.webStories}>
        <ul className={className}>
          {stories.map((story, at) => (
            <li key={story.id} className="min-w-0">
              <StoryCard
                story={story}
                isEager={isLead && at === 0}
                onOpen={() => setOpenId(story.id)}
              />
            </li>
          ))}
        </ul>
      </form>
      <StoryViewer
        story={stories.find(({ id }) => id === openId)}
        storySeconds={storySeconds}
        onClose={() => setOpenId(undefined)}
      />
    </>
  );
}
