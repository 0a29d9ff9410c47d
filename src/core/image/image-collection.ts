import { defineContent } from '../collection.ts';
import { type LibraryImage, libraryImageSchema, placeOfImage } from './library-image.ts';

/** The image library of a fresh install. */
export const sampleImages = (): LibraryImage[] => [
  {
    id: 'img-1',
    url: '/art/india.svg',
    alt: 'Rain falls over paddy fields as a train crosses a viaduct at first light',
  },
  {
    id: 'img-2',
    url: '/art/world.svg',
    alt: 'A container ship enters harbour under a sun drawn as a globe',
  },
  {
    id: 'img-3',
    url: '/art/tech.svg',
    alt: 'A silicon wafer rises like a sun behind a field of radio dishes',
  },
];

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
