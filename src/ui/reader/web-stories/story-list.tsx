import { useState } from 'react';
import type { WebStory } from '#core/web-story/web-story.ts';
import { patterns } from '#ui/routes.ts';
import { StoryCard } from './story-card.tsx';
import { StoryViewer } from './story-viewer.tsx';

interface StoryListProps {
  stories: WebStory[];
  storySeconds: number;
  className: string;
}

/** Covers that open the viewer. */
export function StoryList({ stories, storySeconds, className }: StoryListProps) {
  const [openId, setOpenId] = useState<string>();
  return (
    <>
      <form method="get" action={patterns.webStories}>
        <ul className={className}>
          {stories.map((story) => (
            <li key={story.id} className="min-w-0">
              <StoryCard story={story} onOpen={() => setOpenId(story.id)} />
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
