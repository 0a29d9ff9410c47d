import { expect, test } from 'vitest';
import { admin } from '../../../../tests/support/newsroom/change-examples.ts';
import {
  createTestPorts,
  storedArticle,
  valueIn,
} from '../../../../tests/support/newsroom/test-newsroom.ts';
import { workOffJobs } from '../../../../tests/support/newsroom/work-off-jobs.ts';
import { createBackOffice } from '../../back-office.ts';
import { defaultSiteSettings } from '../../settings/site-settings.ts';

const START = Date.UTC(2026, 10, 22, 10);

/** A newsroom with a manual clock, and a published article. */
function open(fields: object = {}, settings: object = {}) {
  let hours = 0;
  const { ports } = createTestPorts(
    {
      articles: [storedArticle({ id: 'article-1', title: 'Rain', ...fields })],
      settings: [{ ...defaultSiteSettings(), ...settings }],
    },
    { clock: { now: () => new Date(START + hours * 3_600_000) } },
  );
  const backOffice = createBackOffice(ports);
  const read = () => ports.store.read(async (view) => view.get('articles', 'article-1'));
  return {
    ports,
    read,
    isFeatured: async () => (await read())?.isFeatured,
    feature: async (isFeatured: boolean) =>
      valueIn(await backOffice.article('feature')(admin, { id: 'article-1', isFeatured })),
    setHours: async (featuredHours: number) => {
      const { id: _, version: __, ...settings } = defaultSiteSettings();
      valueIn(await backOffice.saveSettings(admin, { ...settings, featuredHours }));
    },
    after: async (next: number) => {
      hours = next;
      await workOffJobs(ports);
    },
  };
}

test('a featured article lapses after 24 hours, and the log says so', async () => {
  const site = open();
  await site.feature(true);
  expect((await site.read())?.featuredAt).toBe('2026-11-22T10:00:00.000Z');
  await site.after(23.9);
  expect(await site.isFeatured()).toBe(true);
  await site.after(24);
  const ended = await site.read();
  expect([ended?.isFeatured, ended?.featuredAt, ended?.updatedAt]).toEqual([
    false,
    undefined,
    undefined,
  ]);
  const [entry] = await site.ports.store.read((view) => view.list('activity', { limit: 1 }));
  expect(entry).toMatchObject({
    action: 'Ended Featured',
    description: '"Rain" is no longer featured: its time was over',
  });
});

test('one that was ended and featured anew has its time again', async () => {
  const site = open();
  await site.feature(true);
  await site.after(10);
  await site.feature(false);
  await site.feature(true);
  await site.after(25);
  expect(await site.isFeatured()).toBe(true);
  await site.after(34);
  expect(await site.isFeatured()).toBe(false);
});

test('a change of a featured article doesn’t prolong it', async () => {
  const site = open();
  await site.feature(true);
  await site.after(20);
  await site.feature(true);
  await site.after(24);
  expect(await site.isFeatured()).toBe(false);
});

test('what was featured before releases knew since when, and a setting of 0, never lapse', async () => {
  const old = open({ isFeatured: true });
  await old.after(1000);
  expect(await old.isFeatured()).toBe(true);
  const endless = open({}, { featuredHours: 0 });
  await endless.feature(true);
  await endless.after(1000);
  expect(await endless.isFeatured()).toBe(true);
});

test('an end that is set later is given to what is featured already', async () => {
  const site = open({}, { featuredHours: 0 });
  await site.feature(true);
  await site.setHours(6);
  await site.after(6);
  expect(await site.isFeatured()).toBe(false);
});

test('a longer time that is set meanwhile counts', async () => {
  const site = open();
  await site.feature(true);
  await site.ports.store.change(async (change) => {
    await change.put('settings', { ...defaultSiteSettings(), featuredHours: 48 });
  });
  await site.after(24);
  expect(await site.isFeatured()).toBe(true);
  await site.after(48);
  expect(await site.isFeatured()).toBe(false);
});
