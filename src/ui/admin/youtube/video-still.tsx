import { useState } from 'react';
import { youtubeId } from '#core/video/video.ts';
import { AdminIcon } from '../parts/admin-icon.tsx';

/** A video's small still, 4:3; a mark where there is none. Decorative: the title stands beside it. */
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
