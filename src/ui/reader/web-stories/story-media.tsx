import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { PLACEHOLDERS } from '#core/article/article-card.ts';
import { hashOf } from '#core/text/hash.ts';
import { safeMedia } from '#core/text/safe-address.ts';
import type { StoryPage } from '#core/web-story/web-story.ts';
import { PlaceholderArt } from '#ui/kit/design/placeholder-art.tsx';
import { ResponsiveImage } from '#ui/kit/design/responsive-image.tsx';
import * as words from '#ui/words/stories-words.ts';

interface StoryMediaProps {
  page: StoryPage;
  /** False while the medium only preloads, hidden. */
  isCurrent: boolean;
  /** True while a video plays. */
  isRunning: boolean;
  /**
   * Called once the picture or its placeholder shows, at once for a video: the page's time begins.
   */
  onReady: () => void;
  /** Called with the played share of a video, 0 to 1. */
  onPlayed: (fraction: number) => void;
  /** Called when the video has ended. */
  onEnded: () => void;
  /** Called when the video cannot play: the page gets the display time of a picture. */
  onUnplayable: () => void;
}

const cover = 'size-full object-cover';

function StoryVideo({ src, ...props }: StoryMediaProps & { src: string; onError: () => void }) {
  const { page, isCurrent, isRunning, onPlayed, onEnded, onUnplayable, onError } = props;
  const video = useRef<HTMLVideoElement>(null);
  const plays = isCurrent && isRunning;
  // Phones that save power reject `play()` with NotAllowedError. The AbortError of a `pause()` is
  // ignored.
  const tellRefused = useEffectEvent((error: unknown) => {
    if (error instanceof DOMException && error.name === 'NotAllowedError') onUnplayable();
  });
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    if (plays) element.play().catch((error) => tellRefused(error));
    else element.pause();
  }, [plays]);
  return (
    <video
      ref={video}
      src={src}
      aria-label={page.alt || page.text || words.video}
      hidden={!isCurrent}
      muted
      playsInline
      preload="auto"
      onTimeUpdate={({ currentTarget: { currentTime, duration } }) =>
        onPlayed(duration > 0 ? currentTime / duration : 0)
      }
      onEnded={onEnded}
      onError={onError}
      className={cover}
    />
  );
}

/** Picture or video of a page; placeholder art if it is missing or fails to load. */
export function StoryMedia(props: StoryMediaProps) {
  const { page, isCurrent, onReady, onUnplayable } = props;
  const [isBroken, setIsBroken] = useState(false);
  const src = isBroken ? undefined : safeMedia(page.src);
  const isMissing = src === undefined;
  const isVideo = page.type === 'video';
  const tellMissing = useEffectEvent(onUnplayable);
  const tellReady = useEffectEvent(onReady);
  useEffect(() => {
    if (isMissing) tellMissing();
    // Videos count as ready at once: some phones load them only when they play.
    if (isMissing || isVideo) tellReady();
  }, [isMissing, isVideo]);

  const breakDown = (): void => setIsBroken(true);
  if (src === undefined) {
    return isCurrent ? <PlaceholderArt number={hashOf(page.text) % PLACEHOLDERS} /> : null;
  }
  if (isVideo) return <StoryVideo {...props} src={src} onError={breakDown} />;
  return (
    <ResponsiveImage
      src={src}
      alt={page.alt}
      sizes="(min-width: 640px) 57vh, 100vw"
      loading="eager"
      hidden={!isCurrent}
      onLoad={onReady}
      onError={breakDown}
      className={cover}
    />
  );
}
