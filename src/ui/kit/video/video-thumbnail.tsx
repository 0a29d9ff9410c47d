import { PLACEHOLDERS } from '#core/article/article-card.ts';
import { hashOf } from '#core/text/hash.ts';
import { youtubeId } from '#core/video/video.ts';
import { PlaceholderArt } from '../design/placeholder-art.tsx';

/** Width of the grey picture that YouTube sends for a deleted video. */
const GREY_PICTURE_WIDTH = 120;

interface VideoThumbnailProps {
  /** A YouTube id or any usual YouTube address. */
  videoId: string;
  className?: string;
}

/**
 * Thumbnail of a video, 16:9. If it fails, `behaviours/start-behaviours.ts` hides it, and the placeholder art
 * after it shows. Decorative: the title is beside it.
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
