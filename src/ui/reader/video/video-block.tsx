import { type Video, youtubeId } from '#core/video/video.ts';
import { BlockHeading } from '#ui/kit/design/block-heading.tsx';
import { Icon } from '#ui/kit/design/icon.tsx';
import { StructuredData } from '#ui/kit/page/structured-data.tsx';
import { categoryPath } from '#ui/routes.ts';
import * as words from '#ui/words/video-words.ts';
import { VideoList } from './video-list.island.tsx';

/** Structured data of the videos on a page. Upload dates are unknown, so they are left out. */
export const VideosData = ({ videos }: { videos: Video[] }) =>
  videos.map(({ id, videoId, title, description }) => {
    const film = youtubeId(videoId);
    if (film === undefined) return null;
    const data = {
      '@type': 'VideoObject',
      name: title,
      description: description || title,
      thumbnailUrl: `https://i.ytimg.com/vi/${film}/hqdefault.jpg`,
      embedUrl: `https://www.youtube-nocookie.com/embed/${film}`,
    };
    return <StructuredData key={id} data={data} />;
  });

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
