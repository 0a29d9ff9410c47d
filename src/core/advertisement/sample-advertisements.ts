import type { Advertisement } from './advertisement.ts';

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
