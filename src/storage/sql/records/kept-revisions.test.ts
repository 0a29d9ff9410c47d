import { describe, expect, test } from 'vitest';
import { createBackOffice } from '#core/back-office.ts';
import { defaultSiteSettings } from '#core/settings/site-settings.ts';
import { admin } from '../../../../tests/support/newsroom/change-examples.ts';
import { articleForm } from '../../../../tests/support/newsroom/content-examples.ts';
import {
  createTestPorts,
  TEST_NOW,
  valueIn,
} from '../../../../tests/support/newsroom/test-newsroom.ts';
import { sqlEngines } from '../../../../tests/support/sql/sql-places.ts';

describe.each(sqlEngines)('[article-revisions] revisions in $engine', ({ newPlace }) => {
  test('of one article are limited to the newest 500, or to as many as the site is set to keep', {
    timeout: 60_000,
  }, async () => {
    const place = await newPlace();
    const { store } = await place.open({ hasSamples: false });
    const { ports } = createTestPorts({}, { store, edition: 'server' });
    const saveDraft = createBackOffice(ports).article('save-draft');
    const revision = (article: string, number: number) => ({
      ...{ id: `revision-${number}`, article, title: 'Rain', at: TEST_NOW.toISOString() },
      ...{ command: 'save-draft', state: {} },
    });
    const { id } = valueIn(await saveDraft(admin, articleForm));
    const version = 503;
    await store.change(async (change) => {
      for (let at = 1; at < 503; at += 1) await change.put('revisions', revision(id, at));
      await change.put('revisions', revision('article-other', 900));
      const draft = await change.get('drafts', id);
      if (draft) await change.put('drafts', draft, version);
    });
    valueIn(await saveDraft(admin, { ...articleForm, title: 'Last', id, version }));
    const kept = await store.read((view) => view.list('revisions', { where: { article: id } }));
    expect(kept).toHaveLength(500);
    expect(kept[0]?.title).toBe('Last');
    // Dropped: the first save and the first three that were put.
    expect(kept.at(-1)?.id).toBe('revision-4');
    expect(await store.read((view) => view.get('revisions', 'revision-900'))).toBeDefined();
    await store.change(async (change) => {
      await change.put('settings', { ...defaultSiteSettings(), versionsKept: 490 });
    });
    valueIn(await saveDraft(admin, { ...articleForm, title: 'After', id, version: 'any' }));
    const fewer = await store.read((view) => view.list('revisions', { where: { article: id } }));
    expect([fewer.length, fewer[0]?.title]).toEqual([490, 'After']);
    await place.clear();
  });
});
