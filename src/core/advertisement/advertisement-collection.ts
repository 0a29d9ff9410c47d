import * as z from 'zod/mini';
import { defineContent } from '../collection.ts';
import { type Advertisement, advertisementSchema } from './advertisement.ts';

/** The campaigns of a fresh install. Both advertisers are invented. */
export const sampleAdvertisements = (): Advertisement[] => [
  {
    id: 'ad-1',
    name: 'Maurya & Daughters Seeds, sowing season',
    placement: 'homepage-top',
    type: 'image',
    mediaUrl: '/art/ad-seeds-970x90.svg',
    link: '/advertise-with-us',
    text: 'Maurya & Daughters Seeds: short-season paddy, ready in 92 days',
    active: true,
  },
  {
    id: 'ad-2',
    name: 'Teesta Lane Tea, morning campaign',
    placement: 'homepage-sticky',
    type: 'image',
    mediaUrl: '/art/ad-tea-300x250.svg',
    link: '/advertise-with-us',
    text: 'Teesta Lane Tea: for people who read to the end',
    active: true,
  },
];

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
