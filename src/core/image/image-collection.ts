import { defineContent } from '../collection.ts';
import { type LibraryImage, libraryImageSchema, placeOfImage } from './library-image.ts';
import { sampleImages } from './sample-images.ts';

export const imageCollection = defineContent({
  schema: libraryImageSchema,
  idPrefix: 'img',
  labelField: 'alt',
  insertAt: 'first',
  samples: sampleImages,
  seenBy: 'author',
  isArchived: true,
  filters: {},
  keys: {
    /** The folder of its address: an upload has one folder for all its widths. */
    place: ({ url }: LibraryImage) => [placeOfImage(url)],
  },
  sorts: { alt: (image: LibraryImage) => image.alt },
  searchedText: ({ alt }) => alt,
  kind: async () => (await import('./image-kind.ts')).imageKind,
});
