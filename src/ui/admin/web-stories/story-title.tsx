import { PLACEHOLDERS } from '#core/article/article-card.ts';
import { hashOf } from '#core/hash.ts';
import type { WebStory } from '#core/web-story/web-story.ts';
import { Picture } from '#ui/kit/picture.tsx';

/** A story in the table: its cover beside its title. */
export function StoryTitle({ story }: { story: WebStory }) {
  const { id, title, coverImage, coverImageSrc, pages } = story;
  const src = coverImageSrc || pages.find(({ type }) => type === 'image')?.src;
  return (
    <div data-ink="entertainment" className="flex items-center gap-3">
      <Picture
        picture={{
          ...(src ? { src } : {}),
          alt: coverImage,
          placeholder: hashOf(id) % PLACEHOLDERS,
        }}
        ratio="9:16"
        isDecorative
        className="w-9 flex-none"
      />
      <strong className="min-w-0 font-semibold">{title}</strong>
    </div>
  );
}
