import { PLACEHOLDERS } from '#core/article/article-card.ts';
import { hashOf } from '#core/text/hash.ts';
import type { WebStoryRow } from '#core/web-story/web-story-row.ts';
import { Picture } from '#ui/kit/design/picture.tsx';

/** Cover and title of a story, for the table. */
export function StoryTitle({ story }: { story: WebStoryRow }) {
  const { id, title, coverImage, picture } = story;
  return (
    <div data-ink="entertainment" className="flex items-center gap-3">
      <Picture
        picture={{
          ...(picture ? { src: picture } : {}),
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
