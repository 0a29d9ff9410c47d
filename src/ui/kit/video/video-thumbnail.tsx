import { PLACEHOLDERS } from '#core/article/article-card.ts';
import { hashOf } from '#core/text/hash.ts';
import { youtubeId } from '#core/video/video.ts';
import * as words from '#ui/words/video-words.ts';
import { Icon } from '../design/icon.tsx';
import { PlaceholderArt } from '../design/placeholder-art.tsx';

/** Play icon in the lower left corner of a thumbnail; marigold on hover. */
export function PlayMark({ isLarge = false }: { isLarge?: boolean }) {
  return (
    <span
      className={`absolute bottom-0 start-0 grid place-items-center bg-plate text-white transition-colors [button:hover_&]:bg-sun [button:hover_&]:text-on-sun ${isLarge ? 'size-14' : 'size-8'}`}
    >
      <Icon name="play" className={isLarge ? 'size-5' : 'size-4'} />
    </span>
  );
}

interface WatchElsewhereProps {
  /** A YouTube id or any usual YouTube address. */
  videoId: string;
}

/** Link to a video at the provider, for readers without JavaScript. */
export function WatchElsewhere({ videoId }: WatchElsewhereProps) {
  const id = youtubeId(videoId);
  if (id === undefined) return null;
  return (
    <noscript>
      <a
        href={`https://www.youtube.com/watch?v=${id}`}
        rel="noreferrer"
        className="inline-flex min-h-11 items-center text-label underline-ui"
      >
        {words.watchOnYoutube}
      </a>
    </noscript>
  );
}

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
