import { PLACEHOLDERS } from '#core/article/article-card.ts';
import { hashOf } from '#core/text/hash.ts';
import { safeMedia } from '#core/text/safe-address.ts';
import type { WebStory } from '#core/web-story/web-story.ts';
import { Picture } from '#ui/kit/design/picture.tsx';
import { writtenIn } from '#ui/kit/design/written-in.ts';

/** A story as a list of its pages, for readers without JavaScript. */
export function StoryText({ story }: { story: WebStory }) {
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
