import { expect, test } from 'vitest';
import { onlineForExamples } from '../../../tests/support/newsroom/change-examples.ts';
import { createTestNewsroom, valueIn } from '../../../tests/support/newsroom/test-newsroom.ts';
import { visitor } from '../actor.ts';

const siteOf = async (...given: Parameters<typeof createTestNewsroom>) =>
  valueIn(await createTestNewsroom(...given).newsroom.readSite(visitor, {}));

const ad = (id: string, placement: string, active: unknown = true) => ({
  id,
  name: id,
  placement,
  active,
});

test('[ad-active] each placement shows its first active advertisement', async () => {
  const { ads } = await siteOf({
    advertisements: [
      ad('ad-1', 'homepage-top', false),
      ad('ad-2', 'homepage-top'),
      ad('ad-3', 'homepage-top'),
      ad('ad-4', 'article-body', 'yes'),
      ad('ad-5', 'default'),
      ad('ad-6', 'elsewhere'),
    ],
  });
  expect(Object.entries(ads).map(([slot, shown]) => [slot, shown.id])).toEqual([
    ['homepage-top', 'ad-2'],
    ['default', 'ad-5'],
  ]);
  expect(ads['homepage-top']?.text).toBe('ad-2');
});

test('missing, damaged or invalid settings fall back to defaults, field by field', async () => {
  const fresh = (await siteOf()).settings;
  expect(fresh).toMatchObject({
    siteName: 'Daybreak',
    temperature: '28°C',
    themeDefault: 'system',
    storySeconds: 5,
  });
  for (const settings of ['{half', {}, [], [{ id: 'other' }], [7]]) {
    expect((await siteOf({ settings })).settings).toMatchObject({ siteName: 'Daybreak' });
  }
  const odd = [
    { id: 'site', siteName: '', themeDefault: 'blue', storySeconds: 0, temperature: '31°C' },
  ];
  expect((await siteOf({ settings: odd })).settings).toMatchObject({
    siteName: 'Daybreak',
    themeDefault: 'system',
    storySeconds: 5,
    temperature: '31°C',
  });
});

test('categories are listed in the newsroom’s order, with slug and ink', async () => {
  const { categories } = await siteOf({
    categories: [
      { id: 'cat-2', name: 'Web Stories' },
      { id: 'cat-1', name: 'India' },
    ],
  });
  expect(categories).toEqual([
    { name: 'Web Stories', slug: 'web-stories', ink: 'entertainment' },
    { name: 'India', slug: 'india', ink: 'india' },
  ]);
});

test('a site says where it runs, whether it is a demo and whether it sends mail', async () => {
  const online = onlineForExamples();
  const mail = {
    admits: async () => true,
    send: () => Promise.reject(new Error('Nothing is sent here.')),
  };
  expect(await siteOf()).toMatchObject({ edition: 'browser', isDemo: true, sendsMail: false });
  expect(await siteOf({}, { edition: 'server', online })).toMatchObject({
    ...{ edition: 'server', isDemo: true, sendsMail: false },
  });
  const real = { ...online, isDemo: false, mail };
  expect(await siteOf({}, { edition: 'server', online: real })).toMatchObject({
    ...{ isDemo: false, sendsMail: true },
  });
});

test('an advertisement has its own text, or else its name; categories of one slug are one', async () => {
  const shown = { mediaUrl: '/ad.png', link: '/offer', type: 'video', text: 'Umbrellas' };
  const { ads, categories } = await siteOf({
    advertisements: [{ ...ad('ad-1', 'default'), ...shown }],
    categories: [
      { id: 'cat-1', name: 'Tech' },
      { id: 'cat-2', name: 'TECH' },
    ],
  });
  expect(ads).toEqual({ default: { ...shown, id: 'ad-1' } });
  expect(categories).toEqual([{ name: 'Tech', slug: 'tech', ink: 'tech' }]);
});
