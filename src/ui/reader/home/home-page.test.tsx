import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type ArticleCard, categoryLink } from '#core/article/article-card.ts';
import type { Front } from '#core/front/front.ts';
import { defaultSiteSettings } from '#core/settings/site-settings.ts';
import type { Site } from '#core/site/site.ts';
import { HomePage } from './home-page.tsx';

const site: Site = {
  edition: 'browser',
  sendsMail: false,
  settings: defaultSiteSettings(),
  categories: [],
  ads: {},
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
  sides: [],
  latest: [],
  business: [],
  tech: [],
  videos: [],
  stories: [],
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

test('asks nothing of the video provider but the still', () => {
  const video = { id: 'yt-1', version: undefined, videoId: 'aqz-KE-bpKQ', title: 'A film' };
  const markup = markupOf({ ...emptyFront, videos: [{ ...video, description: '' }] });
  expect(markup).toContain('https://i.ytimg.com/vi/aqz-KE-bpKQ/hqdefault.jpg');
  expect(markup).not.toContain('<iframe');
});
