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
  ['timeZone', 'Mumbai'],
  ['timeZone', '+05:30'],
  ['storySeconds', 0],
  ['storySeconds', 61],
  ['storySeconds', Number.NaN],
  ['storySeconds', '5'],
  ['showDemoStories', 'yes'],
  ['facebook', 'facebook'],
  ['youtube', 'javascript:alert(1)'],
  ['twitter', 'https://a b'],
  ['twitter', 'see https://example.com'],
  ['twitter', 'https://'],
  ['siteName', ''],
  ['mood', 'sunny'],
])('[admin-settings-rules] %s can’t be %j', async (field, value) => {
  const { backOffice, store } = createTestBackOffice();
  const saved = await backOffice.saveSettings(admin, { ...form, [field]: value });
  expect(saved).toMatchObject({ ok: false, failure: { kind: 'invalid', field } });
  const [settings] = await store.read((view) => view.list('settings'));
  expect(settings).toEqual(defaultSiteSettings());
});

test.each([
  ['facebook', ''],
  ['facebook', 'http://example.com/morning'],
  ['timeZone', 'Europe/London'],
  ['storySeconds', 1],
  ['siteName', 'x'.repeat(200)],
])('[admin-settings-rules] %s can be %j', async (field, value) => {
  const { backOffice, store } = createTestBackOffice();
  valueIn(await backOffice.saveSettings(admin, { ...form, [field]: value }));
  const [settings] = await store.read((view) => view.list('settings'));
  expect(settings?.[field]).toBe(value);
});

test('[admin-conflict] settings that were changed meanwhile are not overwritten', async () => {
  const { backOffice, store } = createTestBackOffice();
  valueIn(await backOffice.saveSettings(admin, form));
  expect(await backOffice.saveSettings(admin, { ...form, siteName: 'Late' })).toMatchObject({
    failure: { kind: 'conflict' },
  });
  const anyhow = { ...form, siteName: 'Anyhow', version: 'any' };
  expect(valueIn(await backOffice.saveSettings(admin, anyhow))).toMatchObject({ version: 2 });
  expect(await store.read((view) => view.list('activity'))).toHaveLength(2);
  const editor = { kind: 'staff', role: 'editor' } as const;
  expect(await backOffice.saveSettings(editor, form)).toMatchObject({
    failure: { kind: 'forbidden' },
  });
});
