import { defineCollection } from '../collection.ts';
import { type LibraryImage, libraryImageSchema } from './library-image.ts';
import { sampleImages } from './sample-images.ts';

export const imageCollection = defineCollection({
  schema: libraryImageSchema,
  idPrefix: 'img',
  insertAt: 'first',
  samples: sampleImages,
  seenBy: 'author',
  filters: {},
  sorts: { alt: (image: LibraryImage) => image.alt },
  searchedText: ({ alt }) => alt,
});
