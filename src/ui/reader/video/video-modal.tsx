import type { Video } from '#core/video/video.ts';
import { Dialog } from '#ui/kit/design/dialog.tsx';
import { Icon } from '#ui/kit/design/icon.tsx';
import { writtenIn } from '#ui/kit/design/written-in.ts';
import { VideoFrame } from '#ui/kit/video/video-frame.tsx';

interface VideoModalProps {
  /** Video to play; `undefined` while the dialog is closed. */
  video: Video | undefined;
  onClose: () => void;
}

/** Plays a video over the page; a click beside it or Escape closes it. */
export function VideoModal({ video, onClose }: VideoModalProps) {
  return (
    <Dialog
      isOpen={video !== undefined}
      onClose={onClose}
      closesByBack
      label={video?.title ?? ''}
      className="size-full place-items-center p-4 [--focus:var(--sun)] open:grid"
    >
      {video && (
        // Width from the available height, leaving room for the title.
        <div className="w-[min(100%,60rem,calc((100dvh-7rem)*16/9))] min-w-[min(100%,16rem)] text-white">
          <div className="flex items-center gap-2 bg-night py-1 pl-4">
            <h2 className="min-w-0 flex-1 text-title" {...writtenIn(video.title)}>
              {video.title}
            </h2>
            <button
              type="button"
              aria-label="Close video"
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
