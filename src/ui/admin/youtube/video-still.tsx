import { useState } from 'react';
import { youtubeId } from '#core/video/video.ts';
import { AdminIcon } from '../parts/admin-icon.tsx';

/**
 * Small thumbnail of a video, 4:3; an icon if it is missing. Decorative: the title is beside it.
 */
export function VideoStill({ videoId }: { videoId: string }) {
  const id = youtubeId(videoId);
  const [missing, setMissing] = useState<string>();
  return (
    <span className="grid h-12 w-16 flex-none place-items-center overflow-hidden bg-wash-2 text-ink-3">
      {id === undefined || id === missing ? (
        <AdminIcon name="video" />
      ) : (
        <img
          src={`https://i.ytimg.com/vi/${id}/default.jpg`}
          alt=""
          width={120}
          height={90}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setMissing(id)}
          className="size-full object-cover"
        />
      )}
    </span>
  );
}
