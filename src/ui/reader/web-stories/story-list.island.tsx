import { type MouseEvent, useEffect, useState } from 'react';
import { PLACEHOLDERS } from '#core/article/article-card.ts';
import { hashOf } from '#core/text/hash.ts';
import { storyCover, type WebStory } from '#core/web-story/web-story.ts';
import { Dialog } from '#ui/kit/design/dialog.tsx';
import { Icon } from '#ui/kit/design/icon.tsx';
import { Picture } from '#ui/kit/design/picture.tsx';
import { writtenIn } from '#ui/kit/design/written-in.ts';
import { defineIsland } from '#ui/kit/page/define-island.tsx';
import { patterns, storyPath } from '#ui/routes.ts';
import { StoryFrame } from './story-frame.tsx';

interface StoryCardProps {
  story: WebStory;
  /** Loads the cover eagerly, with high priority. */
  isEager: boolean;
  level: 2 | 3;
  onOpen: () => void;
}

/** Cover and title of a story; opens the viewer, or without JavaScript the story as text. */
function StoryCard({ story, isEager, level, onOpen }: StoryCardProps) {
  const { id, title, coverImage } = story;
  const src = storyCover(story);
  const picture = {
    ...(src ? { src } : {}),
    alt: coverImage,
    placeholder: hashOf(id) % PLACEHOLDERS,
  };
  const open = (event: MouseEvent): void => {
    event.preventDefault();
    onOpen();
  };
  const Heading = `h${level}` as const;
  return (
    <Heading {...writtenIn(title)}>
      <button
        type="submit"
        name="story"
        value={id}
        // An exported site has a file for each story, and no query to name it.
        formAction={storyPath(id)}
        aria-haspopup="dialog"
        data-ink="entertainment"
        onClick={open}
        className="group block w-full text-start"
      >
        <span className="relative block">
          <Picture
            picture={picture}
            ratio="9:16"
            sizes="(min-width: 640px) 12rem, 45vw"
            isDecorative
            eager={isEager}
            className="rounded-1"
          />
          <span className="absolute bottom-0 start-0 grid size-8 place-items-center bg-plate text-white transition-colors group-hover:bg-sun group-hover:text-on-sun">
            <Icon name="stories" className="size-4" />
          </span>
        </span>
        <span className="mt-2 line-clamp-3 text-label leading-4.5 group-hover:underline-ui">
          {title}
        </span>
      </button>
    </Heading>
  );
}

interface StoryViewerProps {
  /** Story to show; `undefined` while the viewer is closed. */
  story: WebStory | undefined;
  /** Display time of a page without a video, in seconds. */
  storySeconds: number;
  onClose: () => void;
}

/** Shows a story in a dialog: full screen on phones, a portrait frame from 640 px on. */
function StoryViewer({ story, storySeconds, onClose }: StoryViewerProps) {
  return (
    <Dialog
      isOpen={story !== undefined}
      onClose={onClose}
      closesByBack
      label={story?.title ?? ''}
      className="size-full place-items-center text-white [--focus:var(--sun-on-night)] open:grid backdrop:bg-[rgb(8_12_16/0.94)]"
    >
      {story && (
        <StoryFrame key={story.id} story={story} storySeconds={storySeconds} onClose={onClose} />
      )}
    </Dialog>
  );
}

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
