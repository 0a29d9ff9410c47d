import { youtubeId } from '#core/video/video.ts';

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
        Watch on YouTube
      </a>
    </noscript>
  );
}
