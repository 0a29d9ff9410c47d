import * as z from 'zod/mini';
import { defineContent } from '../collection.ts';
import { sampleVideos } from './sample-videos.ts';
import { type Video, videoSchema } from './video.ts';

export const videoCollection = defineContent({
  schema: videoSchema,
  idPrefix: 'yt',
  labelField: 'title',
  insertAt: 'first',
  samples: sampleVideos,
  isArchived: true,
  isPublic: true,
  isStanding: true,
  filters: {},
  sorts: { title: (video: Video) => video.title },
  row: ({ description: _, ...row }: Video) => row,
  rowSchema: () => z.omit(videoSchema, { description: true }),
  searchedText: ({ title, videoId, description }) => `${title} ${videoId} ${description}`,
  kind: async () => (await import('./video-kind.ts')).videoKind,
});
