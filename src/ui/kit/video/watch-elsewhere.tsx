import { youtubeId } from '#core/video/video.ts';

interface WatchElsewhereProps {
  /** An id or any of YouTube's usual addresses. */
  videoId: string;
}

/** The way to a video for whoever has no script to play it here. */
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
        Watch on YouTube
      </a>
    </noscript>
  );
}
