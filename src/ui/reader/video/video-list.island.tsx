import { useState } from 'react';
import type { Video } from '#core/video/video.ts';
import { Dialog } from '#ui/kit/design/dialog.tsx';
import { Icon } from '#ui/kit/design/icon.tsx';
import { writtenIn } from '#ui/kit/design/written-in.ts';
import { defineIsland } from '#ui/kit/page/define-island.tsx';
import { VideoFrame } from '#ui/kit/video/video-frame.tsx';
import { PlayMark, VideoThumbnail, WatchElsewhere } from '#ui/kit/video/video-thumbnail.tsx';
import * as words from '#ui/words/video-words.ts';

interface VideoModalProps {
  /** Video to play; `undefined` while the dialog is closed. */
  video: Video | undefined;
  onClose: () => void;
}

/** Plays a video over the page; a click beside it or Escape closes it. */
function VideoModal({ video, onClose }: VideoModalProps) {
  return (
    <Dialog
      isOpen={video !== undefined}
      onClose={onClose}
      closesByBack
      label={video?.title ?? ''}
      className="size-full place-items-center p-4 [--focus:var(--sun-on-night)] open:grid"
    >
      {video && (
        // Width from the available height, leaving room for the title.
        <div className="w-[min(100%,60rem,calc((100dvh-7rem)*16/9))] min-w-[min(100%,16rem)] text-white">
          <div className="flex items-center gap-2 bg-night py-1 ps-4">
            <h2 className="min-w-0 flex-1 text-title" {...writtenIn(video.title)}>
              {video.title}
            </h2>
            <button
              type="button"
              aria-label={words.closeVideo}
              onClick={onClose}
              className="icon-button flex-none hover:bg-white/16"
            >
              <Icon name="close" />
            </button>
          </div>
          <VideoFrame videoId={video.videoId} title={video.title} />
        </div>
      )}
    </Dialog>
  );
}

const looks = {
  /** Small thumbnails with the title beside them, for a rail. */
  rows: {
    list: '[&>li+li]:border-rule [&>li+li]:border-t [&>li:first-child>button]:pt-0',
    item: 'grid grid-cols-[128px_minmax(0,1fr)] items-start gap-3 py-3',
    text: '',
  },
  /** Cards side by side, for a page of videos. */
  grid: {
    list: 'grid grid-cols-1 gap-x-(--gutter) gap-y-6 sm:grid-cols-2 xl:grid-cols-3',
    item: '',
    text: 'block mt-2.5',
  },
} as const;

interface VideoListProps {
  videos: Video[];
  look: keyof typeof looks;
}

function Videos({ videos, look }: VideoListProps) {
  const [shown, setShown] = useState<Video>();
  const { list, item, text } = looks[look];
  return (
    <>
      <ul data-ink="life" className={list}>
        {videos.map((video) => (
          <li key={video.id}>
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => setShown(video)}
              className={`group w-full text-start ${item}`}
            >
              <span className="relative block">
                <VideoThumbnail videoId={video.videoId} />
                <PlayMark />
              </span>
              <span className={`min-w-0 ${text}`}>
                <span
                  className="block text-nav group-hover:underline-ui"
                  {...writtenIn(video.title)}
                >
                  {video.title}
                </span>
                {look === 'grid' && video.description && (
                  <span
                    className="mt-1 line-clamp-2 text-ink-2 text-ui"
                    {...writtenIn(video.description)}
                  >
                    {video.description}
                  </span>
                )}
              </span>
            </button>
            <WatchElsewhere videoId={video.videoId} />
          </li>
        ))}
      </ul>
      <VideoModal video={shown} onClose={() => setShown(undefined)} />
    </>
  );
}

/** Videos; each opens in a dialog over the page. */
export const VideoList = defineIsland({
  name: 'video-list',
  part: Videos,
  wakes: ['click button'],
});
