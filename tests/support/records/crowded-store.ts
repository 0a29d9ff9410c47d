import type { Store } from '../journey/store.ts';
import { authorForm, tagForm } from '../newsroom/content-examples.ts';
import { everyBlockWith } from './every-block.ts';
import { ad, articles, category, image, paragraph, stories, videos } from './records.ts';
import { withEveryKind } from './with-every-kind.ts';

/** A word too long for any line. */
const endless =
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'.repeat(2);
const address = `https://example.com/${'a-very-long-path-without-a-break/'.repeat(6)}`;

/** Address of the category with the endless name. */
export const crowdedCategory = `/category/${encodeURIComponent(endless.toLowerCase())}`;

const listed: Store = {
  categories: [
    ...['Tech', 'India', endless, 'Business', 'Gleichstellungsbeauftragte', 'Movies', 'Videos'],
    ...[
      'Web Stories',
      'Education',
      'Photos',
      'Explainers',
      'Auto',
      'Sports',
      'Elections',
      'Cricket',
    ],
  ].map((name, at) => category(at + 1, name)),
  articles: articles(24).map((one, at) => ({
    ...one,
    id: `article-${at + 1}`,
    title: `${endless} ${at}`,
    category: ['Tech', 'Business', endless][(at + 2) % 3] ?? '',
    author: endless,
    content: [
      image(`image-${at}`, '/art/india.svg', endless),
      paragraph(`first-${at}`, `${address} ${endless}`),
      paragraph(`second-${at}`, endless),
      { id: `video-${at}`, type: 'video', videoId: 'video-id-01' },
      ...(at < 2 ? everyBlockWith((text, isAddress) => (isAddress ? text : endless)) : []),
    ],
  })),
  authors: [
    {
      ...authorForm,
      id: 'author-1',
      slug: 'asha-rao',
      name: endless,
      role: endless,
      biography: endless,
      links: [{ label: endless, address }],
    },
  ],
  tags: [{ ...tagForm, id: 'tag-1', slug: 'monsoon', name: endless, description: endless }],
  youtubeVideos: videos(5).map((one) => ({ ...one, title: endless, description: address })),
  webStories: stories(8).map((one) => ({ ...one, title: endless })),
  advertisements: [ad(1, { text: endless }), ad(2, { placement: 'article-body' })],
  siteSettings: [
    {
      id: 'site',
      contactAddress: endless,
      contactEmail: `${endless}@daybreak.example`,
      temperature: '−28.5°C',
    },
  ],
};

/** Content for every part of the site, with words that do not wrap. */
export const crowdedStore = withEveryKind(listed, [
  (_, isAddress) => (isAddress ? address : endless),
]);
