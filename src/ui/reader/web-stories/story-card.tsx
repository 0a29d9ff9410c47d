import type { MouseEvent } from 'react';
import { PLACEHOLDERS } from '#core/article/article-card.ts';
import { hashOf } from '#core/text/hash.ts';
import { storyCover } from '#core/web-story/story-cover.ts';
import type { WebStory } from '#core/web-story/web-story.ts';
import { Icon } from '#ui/kit/design/icon.tsx';
import { Picture } from '#ui/kit/design/picture.tsx';
import { writtenIn } from '#ui/kit/design/written-in.ts';

interface StoryCardProps {
  story: WebStory;
  /** Loads the cover eagerly, with high priority. */
  isEager: boolean;
  level: 2 | 3;
  onOpen: () => void;
}

/** Cover and title of a story; opens the viewer, or without JavaScript the story as text. */
export function StoryCard({ story, isEager, level, onOpen }: StoryCardProps) {
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
        aria-haspopup="dialog"
        data-ink="entertainment"
        onClick={open}
        className="group block w-full text-left"
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
          <span className="absolute bottom-0 left-0 grid size-8 place-items-center bg-on-sun text-white transition-colors group-hover:bg-sun group-hover:text-on-sun">
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
