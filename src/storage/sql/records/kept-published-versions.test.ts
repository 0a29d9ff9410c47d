import { describe, expect, test } from 'vitest';
import { visitor } from '#core/actor.ts';
import { MOST_PUBLISHED_VERSIONS } from '#core/article/published-versions/published-version.ts';
import { createBackOffice } from '#core/back-office.ts';
import { createNewsroom } from '#core/newsroom.ts';
import { admin } from '../../../../tests/support/newsroom/change-examples.ts';
import { articleForm } from '../../../../tests/support/newsroom/content-examples.ts';
import { createTestPorts, valueIn } from '../../../../tests/support/newsroom/test-newsroom.ts';
import { sqlEngines } from '../../../../tests/support/sql/sql-places.ts';

describe.each(sqlEngines)('published versions in $engine', ({ newPlace }) => {
  test('of one article are limited to the newest, and the oldest goes with what is withheld of it', {
    timeout: 60_000,
  }, async () => {
    const place = await newPlace();
    const { store } = await place.open({ hasSamples: false });
    const { ports } = createTestPorts({}, { store, edition: 'server' });
    const backOffice = createBackOffice(ports);
    const { save } = backOffice.content('articles');
    const { readVersions } = createNewsroom(ports);
    const { id } = valueIn(await save(admin, { ...articleForm, title: 'Version 0' }));
    const publish = async (title: string) =>
      valueIn(await save(admin, { ...articleForm, title, id, version: 'any' }));
    const versions = async () => valueIn(await readVersions(visitor, { id })).versions;
    const counts = () =>
      store.read(async (view) => [
        await view.count('publishedVersions'),
        await view.count('withheldVersions'),
      ]);
    await publish('Version 1');
    const oldest = (await versions())[1]?.id ?? '';
    const reason = 'It named a child.';
    valueIn(await backOffice.withholdVersion(admin, { id, versionId: oldest, reason }));
    expect(await counts()).toEqual([1, 1]);
    for (let at = 2; at <= MOST_PUBLISHED_VERSIONS; at += 1) await publish(`Version ${at}`);
    expect(await counts()).toEqual([MOST_PUBLISHED_VERSIONS, 1]);
    await publish('The newest');
    expect(await counts()).toEqual([MOST_PUBLISHED_VERSIONS, 0]);
    const kept = await store.read((view) => view.list('publishedVersions'));
    expect([kept[0]?.words?.title, kept.at(-1)?.words?.title]).toEqual([
      `Version ${MOST_PUBLISHED_VERSIONS}`,
      'Version 1',
    ]);
    await place.clear();
  });
});
