import { useState } from 'react';
import { defineIsland } from '../page/define-island.tsx';
import { PlayMark } from './play-mark.tsx';
import { VideoFrame } from './video-frame.tsx';
import { VideoThumbnail } from './video-thumbnail.tsx';
import { WatchElsewhere } from './watch-elsewhere.tsx';

interface VideoFacadeProps {
  /** An id or any of YouTube's usual addresses. */
  videoId: string;
  title: string;
}

function StillOrFrame({ videoId, title }: VideoFacadeProps) {
  const [isPlaying, setIsPlaying] = useState(false);
  if (isPlaying) return <VideoFrame videoId={videoId} title={title} />;
  return (
    <>
      <button
        type="button"
        data-ink="life"
        aria-label={`Play video: ${title}`}
        onClick={() => setIsPlaying(true)}
        className="relative block w-full"
      >
        <VideoThumbnail videoId={videoId} />
        <PlayMark isLarge />
      </button>
      <WatchElsewhere videoId={videoId} />
    </>
  );
}

/** A video in running text: a still until it is clicked, so that nothing is asked of the provider. */
export const VideoFacade = defineIsland({
  name: 'video-facade',
  part: StillOrFrame,
  wakes: ['click button'],
});
