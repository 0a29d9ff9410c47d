import { useEffect, useState } from 'react';
import { inQuery, youtubeId, youtubeParameters } from '#core/video/video.ts';
import * as words from '#ui/words/video-words.ts';
import { VideoThumbnail } from './video-thumbnail.tsx';

/** YouTube's embed host that sets no cookies. */
const EMBED_ORIGIN = 'https://www.youtube-nocookie.com';

/**
 * True once the provider proved unreachable. The iframe fires no error event: it shows the
 * browser's error page.
 */
function useIsOutOfReach(isWanted: boolean): boolean {
  const [isOutOfReach, setIsOutOfReach] = useState(false);
  useEffect(() => {
    if (!isWanted) return undefined;
    const leaving = new AbortController();
    fetch(`${EMBED_ORIGIN}/robots.txt`, {
      mode: 'no-cors',
      referrerPolicy: 'no-referrer',
      signal: leaving.signal,
    }).catch(() => setIsOutOfReach(!leaving.signal.aborted));
    return () => leaving.abort();
  }, [isWanted]);
  return isOutOfReach;
}

interface NoticeProps {
  children: string;
  videoId: string;
  /** YouTube id, for a link to the video. */
  id?: string | undefined;
}

/** Message in place of a video that does not play, over its thumbnail. */
function Notice({ children, videoId, id }: NoticeProps) {
  return (
    <>
      <div className="absolute inset-x-0 top-0">
        <VideoThumbnail videoId={videoId} />
      </div>
      {/* Below the thumbnail on phones, where it would cover half of it. */}
      <div className="relative flex flex-wrap items-center justify-between gap-x-4 night px-4 py-2 sm:absolute sm:inset-x-0 sm:bottom-0">
        <p>{children}</p>
        {id && (
          <a
            href={`https://www.youtube.com/watch?v=${id}`}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-11 items-center text-nav underline-ui"
          >
            {words.watchOnYoutube}
          </a>
        )}
      </div>
    </>
  );
}

interface VideoFrameProps {
  /** A YouTube id or any usual YouTube address. */
  videoId: string;
  title: string;
}

/** The player in a 16:9 frame. It contacts the provider: render it only after a click. */
export function VideoFrame({ videoId, title }: VideoFrameProps) {
  const id = youtubeId(videoId);
  const isOutOfReach = useIsOutOfReach(id !== undefined);
  return (
    <div data-ink="life" className="relative w-full overflow-hidden">
      <VideoThumbnail videoId={videoId} />
      {id === undefined ? (
        <Notice videoId={videoId}>{words.thisVideoIsNotAvailable}</Notice>
      ) : (
        <iframe
          src={`${EMBED_ORIGIN}/embed/${id}${inQuery({ autoplay: '1', ...youtubeParameters(videoId) })}`}
          title={title}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          allowFullScreen
          referrerPolicy="strict-origin-when-cross-origin"
          className="absolute inset-0 size-full border-0"
        />
      )}
      {isOutOfReach && (
        <Notice videoId={videoId} id={id}>
          {words.theVideoCantBeReached}
        </Notice>
      )}
    </div>
  );
}
