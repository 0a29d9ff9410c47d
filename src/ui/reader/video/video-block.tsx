import type { Video } from '#core/video/video.ts';
import { BlockHeading } from '#ui/kit/design/block-heading.tsx';
import { Icon } from '#ui/kit/design/icon.tsx';
import { categoryPath } from '#ui/routes.ts';
import * as words from '#ui/words/video-words.ts';
import { VideoList } from './video-list.island.tsx';

/** The newest videos in a rail, with a link to all videos. */
export function VideoBlock({ videos }: { videos: Video[] }) {
  if (videos.length === 0) return null;
  return (
    <section aria-labelledby="videos">
      <BlockHeading id="videos" ink="life">
        {words.videos}
      </BlockHeading>
      <VideoList videos={videos} look="rows" />
      <a
        href={categoryPath('Videos')}
        className="inline-flex min-h-11 items-center gap-1.5 text-label hover:underline-ui"
      >
        {words.viewAllVideos}
        <Icon name="chevron-right" className="size-4" />
      </a>
    </section>
  );
}
