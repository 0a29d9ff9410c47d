import { useEffect, useState } from 'react';
import type { WebStory } from '#core/web-story/web-story.ts';
import { defineIsland } from '#ui/kit/page/define-island.tsx';
import { patterns } from '#ui/routes.ts';
import { StoryCard } from './story-card.tsx';
import { StoryViewer } from './story-viewer.tsx';

interface StoryListProps {
  stories: WebStory[];
  storySeconds: number;
  className: string;
  /** Heading level of the titles. */
  level: 2 | 3;
  /** Id of the story in the address; opened once, on arrival. */
  opens?: string | undefined;
  /** True where stories are the page's main content: the first cover gets high fetch priority. */
  isLead?: boolean;
}

/**
 * Ids opened from the address. The component mounts again after a live update, and must not reopen
 * them.
 */
const wereOpen = new Set<string>();

function Covers(props: StoryListProps) {
  const { stories, storySeconds, className, level, opens, isLead = false } = props;
  const [openId, setOpenId] = useState<string>();
  useEffect(() => {
    if (opens === undefined || wereOpen.has(opens)) return;
    wereOpen.add(opens);
    setOpenId(opens);
  }, [opens]);
  return (
    <>
      <form method="get" action={patterns.webStories}>
        <ul className={className}>
          {stories.map((story, at) => (
            <li key={story.id} className="min-w-0">
              <StoryCard
                story={story}
                level={level}
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

/** Covers that open the viewer. */
export const StoryList = defineIsland({
  name: 'story-list',
  part: Covers,
  wakes: ({ opens }) => [
    ...(opens === undefined ? [] : ['now' as const]),
    'click button',
    'error img',
  ],
});
