import { expect, test } from 'vitest';
import { articleForm } from '../../../tests/support/newsroom/content-examples.ts';
import {
  createTestPorts,
  type StoredAtFirst,
  storedArticle,
  TEST_NOW,
  valueIn,
} from '../../../tests/support/newsroom/test-newsroom.ts';
import { workOffJobs } from '../../../tests/support/newsroom/work-off-jobs.ts';
import { blobOf, makeArchive, wholeOf } from '../../../tests/support/records/archives.ts';
import type { Actor } from '../actor.ts';
import { createBackOffice } from '../back-office.ts';
import type { Ports } from '../ports.ts';
import { type DeskReport, deskInWords } from './desk-report.ts';
import type { ImportReport } from './import-report.ts';

const owner: Actor = { kind: 'staff', role: 'owner', isProven: true };
const HOUR = 3_600_000;
const inHours = (hours: number): string =>
  new Date(TEST_NOW.getTime() + hours * HOUR).toISOString();

function open(stored: StoredAtFirst = {}, replaced: Partial<Ports> = {}) {
  const { ports, storage } = createTestPorts(
    // A stored article, so that the store isn't filled with samples.
    { articles: [storedArticle({ id: 'article-own' })], ...stored },
    replaced,
  );
  const backOffice = createBackOffice(ports);
  const bring = async (archive: Uint8Array): Promise<ImportReport> =>
    valueIn(await backOffice.importArchive(owner, { archive: blobOf(archive) }));
  return {
    ports,
    storage,
    backOffice,
    bring,
    check: async (archive: Uint8Array): Promise<ImportReport> =>
      valueIn(await backOffice.checkArchive(owner, { archive: blobOf(archive) })),
    exported: async () => wholeOf(valueIn(await backOffice.exportArchive(owner, {})).bytes),
    get: (name: 'articles' | 'drafts', id: string) =>
      ports.store.read((view) => view.get(name, id)),
    list: (name: 'drafts' | 'revisions' | 'jobs') => ports.store.read((view) => view.list(name)),
  };
}
type Site = ReturnType<typeof open>;

const draft = (fields: Record<string, unknown> = {}) => ({
  ...storedArticle({ id: 'article-700', title: 'Under embargo', publishedAt: undefined }),
  stage: 'draft',
  savedAt: inHours(-2),
  ...fields,
});
const scheduled = (hours: number, fields: Record<string, unknown> = {}) =>
  draft({ stage: 'scheduled', dueAt: inHours(hours), ...fields });
const revision = (number: number, fields: Record<string, unknown> = {}) => ({
  id: `revision-${number}`,
  article: 'article-700',
  title: 'Under embargo',
  at: inHours(-number),
  command: 'save-draft',
  state: draft(),
  ...fields,
});

const countsOf = ({ collections }: ImportReport, wanted: string) => {
  const { name: _, refused, ...counts } = collections.find(({ name }) => name === wanted) ?? {};
  return { ...counts, refused: refused?.map(({ reason }) => reason) };
};
const added = (count: number) => ({
  ...{ added: count, replaced: 0, unchanged: 0, leftOut: 0 },
  refused: [],
});
const desk = (fields: Partial<DeskReport> = {}): DeskReport => ({
  ...{ keptDrafts: 0, republished: 0, unscheduled: 0, due: 0 },
  ...fields,
});
const withoutVersion = (records: object[]) => records.map((one) => ({ ...one, version: 0 }));

/** A scheduled article, a published one with changes, and a withdrawn one; returns the ids of the first two. */
async function fillDesk({ backOffice: { article } }: Site) {
  type Command = Parameters<typeof article>[0];
  const give = async (command: Command, body: object) =>
    valueIn(await article(command)(owner, body));
  const write = (title: string) => give('save-draft', { ...articleForm, title });
  const addressOf = ({ id, version }: { id: string; version?: number | undefined }) => ({
    id,
    version,
  });
  const publish = async (title: string) =>
    addressOf(await give('publish', addressOf(await write(title))));
  const timed = await give('schedule', { ...addressOf(await write('Timed')), dueAt: inHours(3) });
  const changed = await publish('Published');
  await give('save-draft', { ...articleForm, title: 'Changed', ...changed });
  await give('withdraw', await publish('Withdrawn'));
  return { timed: timed.id, changed: changed.id };
}

test('[archive-desk] drafts, revisions and schedules are equal after an import elsewhere', async () => {
  const from = open();
  const ids = await fillDesk(from);
  const archive = await from.exported();
  const to = open({ articles: [storedArticle({ id: 'article-other' })] });
  const report = await to.bring(archive);
  expect(countsOf(report, 'drafts')).toEqual(added(3));
  expect(countsOf(report, 'revisions')).toEqual(added(7));
  expect(report.desk).toEqual(desk());
  for (const name of ['drafts', 'revisions'] as const) {
    expect(withoutVersion(await to.list(name))).toEqual(withoutVersion(await from.list(name)));
  }
  expect(await to.list('jobs')).toMatchObject([
    { kind: 'publish-article', dueAt: inHours(3), payload: { id: ids.timed } },
  ]);
  // Publication and draft share one version sequence.
  const [publication, copy] = [
    await to.get('articles', ids.changed),
    await to.get('drafts', ids.changed),
  ];
  expect(publication?.version).not.toBe(copy?.version);

  const again = await to.check(archive);
  expect(countsOf(again, 'drafts')).toEqual({ ...added(0), unchanged: 3 });
  expect(countsOf(again, 'revisions')).toEqual({ ...added(0), unchanged: 7 });
  expect(again.desk).toEqual(desk());
});

test('[archive-desk] a scheduled draft is published at once if its instant is past, otherwise later', async () => {
  const site = open();
  const later = scheduled(1, { id: 'article-701' });
  const atOnce = scheduled(0, { id: 'article-702' });
  const archive = makeArchive({ records: { drafts: [scheduled(-1), atOnce, later] } });
  expect((await site.check(archive)).desk).toEqual(desk({ due: 2 }));
  expect((await site.bring(archive)).desk).toEqual(desk({ due: 2 }));
  await workOffJobs(site.ports);
  expect(await site.get('articles', 'article-700')).toMatchObject({ publishedAt: inHours(-1) });
  expect(await site.get('articles', 'article-701')).toBeUndefined();
  expect(await site.list('drafts')).toMatchObject([{ id: 'article-701', stage: 'scheduled' }]);
});

test('[archive-desk] a scheduled draft in an archive does not overwrite a published article', async () => {
  const corrected = storedArticle({ id: 'article-700', title: 'Corrected since' });
  const site = open({ articles: [corrected] });
  const archive = makeArchive({ records: { drafts: [scheduled(-1)] } });
  const planned = await site.check(archive);
  expect(countsOf(planned, 'drafts')).toEqual({ ...added(0), replaced: 1 });
  expect(planned.desk).toEqual(desk({ unscheduled: 1 }));
  expect(await site.bring(archive)).toEqual(planned);
  await workOffJobs(site.ports);
  expect(await site.get('articles', 'article-700')).toMatchObject({ title: 'Corrected since' });
  const [copy] = await site.list('drafts');
  expect(copy).toMatchObject({ stage: 'ready', title: 'Under embargo' });
  expect(copy).not.toHaveProperty('dueAt');
  // The same archive again: its draft is now stored.
  expect(countsOf(await site.check(archive), 'drafts')).toEqual({ ...added(0), unchanged: 1 });
});

test('[archive-desk] an archive without drafts keeps the stored drafts and reports them', async () => {
  const site = open({
    articles: [storedArticle({ id: 'article-700', version: 4 })],
    drafts: [
      draft({ version: 5 }),
      draft({ id: 'article-701', stage: 'withdrawn', publishedAt: inHours(-9), version: 2 }),
    ],
  });
  const articles = ['article-700', 'article-701'].map((id) =>
    storedArticle({ id, title: 'Older' }),
  );
  const archive = makeArchive({ records: { articles }, manifest: { formatVersion: 2 } });
  const report = await site.bring(archive);
  expect(countsOf(report, 'articles')).toEqual({ ...added(0), replaced: 2 });
  expect(report.desk).toEqual(desk({ keptDrafts: 2, republished: 1 }));
  expect(deskInWords(report.desk)).toEqual([
    '2 articles have drafts here, which stay on the desk as they are.',
    '1 article that was withdrawn here is published again.',
  ]);
  expect(await site.get('articles', 'article-700')).toMatchObject({ title: 'Older', version: 6 });
  expect(await site.get('drafts', 'article-700')).toMatchObject({ stage: 'draft', version: 5 });
  expect(await site.get('articles', 'article-701')).toMatchObject({ title: 'Older' });
  expect(await site.get('drafts', 'article-701')).toMatchObject({ stage: 'draft', version: 4 });
});

test('[archive-desk] a draft of the archive replaces the stored one, and counts as none that is kept', async () => {
  const site = open({
    articles: [storedArticle({ id: 'article-700', version: 4 })],
    drafts: [draft({ version: 5 })],
  });
  const article = storedArticle({ id: 'article-700', title: 'Older' });
  const records = { articles: [article], drafts: [draft({ title: 'Newer' })] };
  expect((await site.bring(makeArchive({ records }))).desk).toEqual(desk());
  expect(await site.get('drafts', 'article-700')).toMatchObject({ title: 'Newer' });
});

test('[archive-desk] saving an article that was read before the import of its draft is a conflict', async () => {
  const site = open({ articles: [storedArticle({ id: 'article-700', version: 1 })] });
  await site.bring(makeArchive({ records: { drafts: [draft()] } }));
  const late = await site.backOffice.article('save-draft')(owner, {
    ...articleForm,
    ...{ id: 'article-700', version: 1 },
  });
  expect(late).toMatchObject({ failure: { kind: 'conflict' } });
});

test('[archive-desk] invalid drafts and revisions are refused and listed', async () => {
  const site = open();
  const long = 'x'.repeat(301);
  const report = await site.check(
    makeArchive({
      records: {
        drafts: [
          draft({ title: long }),
          draft({ id: 'draft-1' }),
          draft({ id: 'article-702', title: '', category: '', content: [] }),
          draft({ id: 'article-703', stage: 'scheduled', dueAt: 'some day' }),
        ],
        revisions: [
          revision(1, { state: 7 }),
          revision(2, { state: { ...draft(), title: long } }),
          revision(3, { article: '../../article-1' }),
          revision(4, { at: 'yesterday' }),
          revision(5, { state: {} }),
          revision(6),
        ],
      },
    }),
  );
  const tooLong = 'The title may have at most 300 characters; it has 301.';
  expect(countsOf(report, 'drafts')).toEqual({
    ...added(2),
    refused: [tooLong, 'Its id does not have the form of this collection.'],
  });
  expect(report.desk).toEqual(desk({ unscheduled: 1 }));
  expect(countsOf(report, 'revisions')).toEqual({
    ...added(2),
    refused: [
      'Its “state” is missing or wrong.',
      tooLong,
      'It does not belong to an article.',
      'Its “at” is not a time.',
    ],
  });
});

test('[archive-desk] a browser imports the newest revisions up to its limit, and keeps its own', async () => {
  const own = Array.from({ length: 8 }, (_, at) => revision(500 + at));
  const site = open({ revisions: own });
  const revisions = Array.from({ length: 5 }, (_, at) => revision(at + 1));
  const archive = makeArchive({ records: { revisions } });
  const report = await site.bring(archive);
  expect(countsOf(report, 'revisions')).toEqual({ ...added(2), leftOut: 3 });
  const ids = (await site.list('revisions')).map(({ id }) => id);
  expect(ids).toEqual(['revision-1', 'revision-2', ...own.map(({ id }) => id)]);
  // A server keeps them for a year.
  const server = open({}, { edition: 'server' });
  expect(countsOf(await server.check(archive), 'revisions')).toEqual(added(5));
});

test('[archive-desk] a full browser drops revisions and imports the rest of the archive', async () => {
  const revisions = Array.from({ length: 10 }, (_, at) =>
    revision(at + 1, { note: 'n'.repeat(900) }),
  );
  const archive = makeArchive({ records: { drafts: [draft()], revisions } });
  const site = open();
  const { setItem } = site.storage;
  site.storage.setItem = (key, text) => {
    if (text.length > 5_000) throw new DOMException('full', 'QuotaExceededError');
    setItem(key, text);
  };
  await site.bring(archive);
  expect(await site.list('drafts')).toMatchObject([{ id: 'article-700' }]);
  const kept = (await site.list('revisions')).map(({ id }) => id);
  expect(kept.length).toBeGreaterThan(1);
  expect(kept).toEqual(revisions.slice(0, kept.length).map(({ id }) => id));
  expect(await site.get('articles', 'article-own')).toBeDefined();
});
