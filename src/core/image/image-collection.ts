import { defineContent } from '../collection.ts';
import { type LibraryImage, libraryImageSchema, placeOfImage } from './library-image.ts';
import { sampleImages } from './sample-images.ts';

export const imageCollection = defineContent({
  schema: libraryImageSchema,
  idPrefix: 'img',
  labelField: 'alt',
  insertAt: 'first',
  samples: sampleImages,
  seenBy: 'contributor',
  isArchived: true,
  filters: {},
  keys: {
    /** Folder of its address, which all widths of an upload share. */
    place: ({ url }: LibraryImage) => [placeOfImage(url)],
  },
  sorts: { alt: (image: LibraryImage) => image.alt },
  searchedText: ({ alt, caption, credit, tags = [] }) =>
    [alt, caption, credit, ...tags].filter(Boolean).join('\n'),
  kind: async () => (await import('./image-kind.ts')).imageKind,
});
