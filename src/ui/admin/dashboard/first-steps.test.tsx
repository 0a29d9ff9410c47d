import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Dashboard } from '#core/back-office/dashboard.ts';
import { defaultCategories } from '#core/category/category.ts';
import { linkTo } from '#core/category/category-links.ts';
import { defaultLook } from '#core/look/look.ts';
import { defaultSiteSettings } from '#core/settings/site-settings.ts';
import type { Site } from '#core/site/site.ts';
import { FirstSteps, firstSteps } from './first-steps.tsx';

const site: Site = {
  ...{ edition: 'server', isDemo: false, sendsMail: true, ads: {}, withdrawnPages: [] },
  settings: defaultSiteSettings(),
  look: defaultLook(),
  categories: defaultCategories().map(linkTo),
};
const empty: Dashboard = { counts: { users: 1 }, newMessages: 0, published: [], activity: [] };
const done = (of: Site, dashboard: Dashboard) =>
  firstSteps(of, dashboard)
    .filter(({ isDone }) => isDone)
    .map(({ name }) => name);

test('nothing is done in an empty newsroom', () => {
  expect(done(site, empty)).toEqual([]);
  const markup = renderToStaticMarkup(<FirstSteps site={site} dashboard={empty} />);
  expect(markup).toContain('0 of 7 steps done');
  expect(markup).toContain('href="/admin/site"');
});

test('each step is done by what it leads to', () => {
  const settings = { ...site.settings, siteName: 'The Ledger' };
  const categories = site.categories.slice(1);
  const counts = { users: 2, pages: 1, articles: 1, formerLooks: 1, formerFronts: 1 };
  expect(done({ ...site, settings, categories }, { ...empty, counts })).toEqual([
    ...['name', 'look', 'about', 'sections', 'story', 'front', 'invite'],
  ]);
});

test('the way is gone once it is done', () => {
  const counts = { users: 2, pages: 1, articles: 1, formerLooks: 1, formerFronts: 1 };
  const named = { ...site, settings: { ...site.settings, siteName: 'L' }, categories: [] };
  expect(renderToStaticMarkup(<FirstSteps site={named} dashboard={{ ...empty, counts }} />)).toBe(
    '',
  );
});
