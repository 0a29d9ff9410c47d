import { type Video, youtubeId } from '#core/video/video.ts';
import { StructuredData } from '#ui/kit/page/structured-data.tsx';

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
