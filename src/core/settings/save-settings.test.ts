import { expect, test } from 'vitest';
import { admin } from '../../../tests/support/newsroom/change-examples.ts';
import { createTestBackOffice, valueIn } from '../../../tests/support/newsroom/test-newsroom.ts';
import { defaultSiteSettings } from './site-settings.ts';

const form = {
  ...defaultSiteSettings(),
  siteName: ' The Morning ',
  storySeconds: 60,
  facebook: 'https://example.com/morning',
};

test('[admin-settings-rules] saved settings are stored unchanged, apart from trimmed texts', async () => {
  const { backOffice, store } = createTestBackOffice();
  valueIn(await backOffice.saveSettings(admin, form));
  const [settings] = await store.read((view) => view.list('settings'));
  expect(settings).toEqual({ ...form, siteName: 'The Morning', version: 1 });
});

test.each([
  ['siteName', ' '],
  ['siteName', 'x'.repeat(201)],
  ['themeDefault', 'dim'],
  ['storySeconds', 0],
  ['storySeconds', 61],
  ['storySeconds', Number.NaN],
  ['storySeconds', '5'],
  ['showDemoStories', 'yes'],
  ['facebook', 'facebook'],
  ['youtube', 'javascript:alert(1)'],
  ['twitter', 'https://a b'],
])('[admin-settings-rules] %s can’t be %j', async (field, value) => {
  const { backOffice, store } = createTestBackOffice();
  const saved = await backOffice.saveSettings(admin, { ...form, [field]: value });
  expect(saved).toMatchObject({ ok: false, failure: { kind: 'invalid', field } });
  const [settings] = await store.read((view) => view.list('settings'));
  expect(settings).toEqual(defaultSiteSettings());
});
