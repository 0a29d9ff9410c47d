import { PLACEHOLDERS } from '#core/article/article-card.ts';
import { hashOf } from '#core/text/hash.ts';
import { youtubeId } from '#core/video/video.ts';
import { PlaceholderArt } from '../design/placeholder-art.tsx';

/** For a video that is gone, YouTube sends a grey picture of 120 px rather than none. */
const GREY_PICTURE_WIDTH = 120;

interface VideoThumbnailProps {
  /** An id or any of YouTube's usual addresses. */
  videoId: string;
  className?: string;
}

/**
 * The video's still, 16:9; our own art where there is none. It stands ready after the still, which
 * `behaviours/stills.ts` hides where it fails. Decorative: the title stands beside.
 */
export function VideoThumbnail({ videoId, className = '' }: VideoThumbnailProps) {
  const id = youtubeId(videoId);
  return (
    <span className={`pic aspect-[16/9] ${className}`}>
      {id !== undefined && (
        <img
          key={id}
          src={`https://i.ytimg.com/vi/${id}/hqdefault.jpg`}
          alt=""
          width={480}
          height={360}
          data-least-width={GREY_PICTURE_WIDTH + 1}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
        />
      )}
      <PlaceholderArt number={hashOf(videoId) % PLACEHOLDERS} />
    </span>
  );
}
