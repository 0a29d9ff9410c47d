import { useState } from 'react';
import * as words from '#ui/words/video-words.ts';
import { defineIsland } from '../page/define-island.tsx';
import { VideoFrame } from './video-frame.tsx';
import { PlayMark, VideoThumbnail, WatchElsewhere } from './video-thumbnail.tsx';

interface VideoFacadeProps {
  /** A YouTube id or any usual YouTube address. */
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
        aria-label={words.playVideo(title)}
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

/**
 * A video in running text: only a thumbnail until it is clicked, so that the player is not loaded.
 */
export const VideoFacade = defineIsland({
  name: 'video-facade',
  part: StillOrFrame,
  wakes: ['click button'],
});
