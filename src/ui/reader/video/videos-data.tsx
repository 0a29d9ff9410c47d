import { type Video, youtubeId } from '#core/video/video.ts';
import { StructuredData } from '#ui/kit/page/structured-data.tsx';

/** The videos of a page for search engines. When they appeared is not known here. */
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
