import { PLACEHOLDERS } from '#core/article/article-card.ts';
import { hashOf } from '#core/text/hash.ts';
import { safeMedia } from '#core/text/safe-address.ts';
import type { StoryPage } from '#core/web-story/web-story.ts';
import { PlaceholderArt } from '#ui/kit/design/placeholder-art.tsx';
import { StoryBars } from '#ui/kit/web-story/story-bars.tsx';
import { StoryWords } from '#ui/kit/web-story/story-words.tsx';

function Media({ page }: { page: StoryPage }) {
  const src = safeMedia(page.src);
  if (src === undefined) return <PlaceholderArt number={hashOf(page.text) % PLACEHOLDERS} />;
  return page.type === 'video' ? (
    <video
      src={src}
      aria-label={page.alt || 'Video'}
      controls
      muted
      playsInline
      className="size-full object-cover"
    />
  ) : (
    <img src={src} alt={page.alt} className="size-full object-cover" />
  );
}

interface StoryPreviewProps {
  title: string;
  pages: readonly StoryPage[];
  current: number;
}

/** Preview of a page on a phone. */
export function StoryPreview({ title, pages, current }: StoryPreviewProps) {
  const page = pages[current];
  if (!page) return null;
  return (
    <figure aria-label={`Preview of page ${current + 1}`} className="grid justify-items-center">
      {/* Laid out at a phone's width and then scaled down, so that lines break as on a phone. */}
      <div className="h-[512px] w-72 overflow-hidden rounded-2">
        <div
          data-ink="entertainment"
          className="night relative h-[640px] w-90 origin-top-left scale-80 overflow-hidden"
        >
          <Media key={page.src} page={page} />
          <StoryWords text={page.text} />
          <StoryBars pages={pages.length} current={current} fill={{ fraction: 0.4 }} />
          <p className="absolute top-6 right-4 left-4 line-clamp-1 text-label text-white">
            {title}
          </p>
        </div>
      </div>
      <figcaption className="mt-2 text-meta">As readers see it</figcaption>
    </figure>
  );
}
