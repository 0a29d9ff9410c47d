import * as z from 'zod/mini';
import { defineContent } from '../collection.ts';
import { type Video, videoSchema } from './video.ts';

/** The video library of a fresh install: films under licences that let anyone show them. */
export const sampleVideos = (): Video[] => [
  {
    id: 'yt-1',
    videoId: 'aqz-KE-bpKQ',
    title: 'Watch: the ten-minute cartoon that opens every rooftop film night',
    description:
      'A very large rabbit, three very small bullies and a carefully planned revenge. Big Buck Bunny is a short film by the Blender Foundation under a Creative Commons licence, so anyone may show it. That is why it starts the evening on so many roofs.',
  },
  {
    id: 'yt-2',
    videoId: 'eRsGyueVLvQ',
    title: 'Short film: ‘Sintel’ follows a young woman in search of a lost dragon',
    description:
      'A girl nurses an injured baby dragon, loses it, and crosses mountains and deserts to find it again. The Blender Foundation’s short film of 2010 was made with free software. It is shared under a Creative Commons licence.',
  },
];

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
