import { defineCollection } from '../collection.ts';
import { sampleVideos } from './sample-videos.ts';
import { type Video, videoSchema } from './video.ts';

export const videoCollection = defineCollection({
  schema: videoSchema,
  idPrefix: 'yt',
  insertAt: 'first',
  samples: sampleVideos,
  filters: {},
  sorts: { title: (video: Video) => video.title },
  searchedText: ({ title, videoId, description }) => `${title} ${videoId} ${description}`,
});
