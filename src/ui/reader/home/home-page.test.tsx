import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type ArticleCard, categoryLink } from '#core/article/article-card.ts';
import type { Front } from '#core/front/front.ts';
import { defaultLook } from '#core/look/look.ts';
import { defaultSiteSettings } from '#core/settings/site-settings.ts';
import type { Site } from '#core/site/site.ts';
import { ArticleBody } from '../article/article-body.tsx';
import { HomePage, shownSlots } from './home-page.tsx';

const site: Site = {
  edition: 'browser',
  isDemo: true,
  sendsMail: false,
  settings: defaultSiteSettings(),
  look: defaultLook(),
  categories: [],
  ads: {},
  withdrawnPages: [],
};

const cardOf = (category: string, number: number): ArticleCard => ({
  id: `article-${category}-${number}`,
  title: `${category} story ${number}`,
  category: categoryLink(category),
  author: 'Leela Oommachan',
  published: { time: 'Just now' },
  picture: { alt: '', placeholder: number % 4 },
  isPremium: false,
});

const cards = (category: string, count: number): ArticleCard[] =>
  Array.from({ length: count }, (_, number) => cardOf(category, number));

const emptyFront: Front = {
  related: [],
  band: [],
  sides: [],
  latest: [],
  business: [],
  tech: [],
  videos: [],
  stories: [],
  mostRead: [],
};

const markupOf = (front: Front): string =>
  renderToStaticMarkup(<HomePage front={front} site={site} />);

const count = (markup: string, part: string): number => markup.split(part).length - 1;

const upToFour = fc.integer({ min: 0, max: 4 });

test('has one main heading and no empty block, whatever there is to show', () => {
  fc.assert(
    fc.property(fc.boolean(), upToFour, upToFour, upToFour, (hasLead, sides, business, tech) => {
      const markup = markupOf({
        ...emptyFront,
        ...(hasLead ? { lead: cardOf('India', 0) } : {}),
        sides: cards('World', sides),
        business: cards('Business', business),
        tech: cards('Tech', tech),
      });
      expect(count(markup, '<h1')).toBe(1);
      expect(count(markup, 'More Business')).toBe(business > 0 ? 1 : 0);
      expect(count(markup, 'More Technology')).toBe(tech > 0 ? 1 : 0);
      for (let at = 0; at < business; at++) expect(markup).toContain(`Business story ${at}`);
      for (let at = 0; at < tech; at++) expect(markup).toContain(`Tech story ${at}`);
    }),
    { numRuns: 50 },
  );
});

test('says when the latest news has no summary', () => {
  expect(markupOf({ ...emptyFront, latest: cards('India', 1) })).toContain('No summary available.');
});

test('requests only the thumbnail from the video provider', () => {
  const video = { id: 'yt-1', version: undefined, videoId: 'aqz-KE-bpKQ', title: 'A film' };
  const markup = markupOf({ ...emptyFront, videos: [{ ...video, description: '' }] });
  expect(markup).toContain('https://i.ytimg.com/vi/aqz-KE-bpKQ/hqdefault.jpg');
  expect(markup).not.toContain('<iframe');
});

test('a real site shows the house’s own advertisement once, and none among paragraphs', () => {
  const sold = { id: 'ad-1', type: 'image', mediaUrl: '', link: '', text: '' } as const;
  const look = defaultLook();
  const real = { isDemo: false, ads: {}, look, withdrawnPages: [] };
  expect([...shownSlots(real)]).toEqual(['homepage-top']);
  expect([...shownSlots({ ...real, ads: { 'homepage-top': sold } })]).toEqual([
    'homepage-top',
    'homepage-mid',
  ]);
  expect(shownSlots({ ...real, isDemo: true }).size).toBe(3);
  const silent = { ...look, invitesAdvertisers: false };
  expect([
    ...shownSlots({ ...real, isDemo: true, ads: { 'homepage-mid': sold }, look: silent }),
  ]).toEqual(['homepage-mid']);
  expect(shownSlots({ ...real, withdrawnPages: ['advertise-with-us'] }).size).toBe(0);
  const article = {
    ...cardOf('India', 1),
    description: '',
    shareDescription: '',
    leadPicture: { alt: '', placeholder: 0 },
    content: [{ id: 'b', type: 'paragraph' as const, content: 'Words.' }],
    isCut: false,
    latest: [],
    bylines: [],
    tags: [],
    related: [],
    hasVersions: false,
    more: [],
    ...{ moreOnThis: [], mostRead: [], minutes: 1, isOld: false },
  };
  const bodyOf = (hasHouseAd: boolean) =>
    renderToStaticMarkup(<ArticleBody article={article} ad={undefined} hasHouseAd={hasHouseAd} />);
  expect(bodyOf(false)).not.toContain('data-placement');
  expect(bodyOf(true)).toContain('Advertise With Us');
});

test('what is most read stands beside the columns of sections, or without them', () => {
  const mostRead = cards('World', 3);
  const alone = markupOf({ ...emptyFront, mostRead });
  expect(count(alone, '<ol')).toBe(1);
  expect(alone).toContain('Most read');
  expect(alone).toContain('World story 2');
  expect(markupOf(emptyFront)).not.toContain('Most read');
});
