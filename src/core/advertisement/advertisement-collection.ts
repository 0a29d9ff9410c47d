import * as z from 'zod/mini';
import { defineContent } from '../collection.ts';
import { type Advertisement, advertisementSchema } from './advertisement.ts';
import { sampleAdvertisements } from './sample-advertisements.ts';

export const advertisementCollection = defineContent({
  schema: advertisementSchema,
  idPrefix: 'ad',
  labelField: 'name',
  insertAt: 'last',
  samples: sampleAdvertisements,
  isArchived: true,
  isPublic: true,
  isStanding: true,
  filters: { active: (ad) => String(ad.active) },
  keys: {
    /** Address of the picture. */
    picture: ({ mediaUrl }: Advertisement) => [mediaUrl],
  },
  sorts: {
    name: (ad: Advertisement) => ad.name,
    placement: (ad: Advertisement) => ad.placement,
  },
  numbers: {
    status: (ad: Advertisement) => Number(!ad.active),
  },
  row: ({ mediaUrl: _, link: __, text: ___, ...row }: Advertisement) => row,
  rowSchema: () => z.omit(advertisementSchema, { mediaUrl: true, link: true, text: true }),
  searchedText: ({ name, placement, link }) => `${name} ${placement} ${link}`,
  kind: async () => (await import('./advertisement-kind.ts')).advertisementKind,
});
