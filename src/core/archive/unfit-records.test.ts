import { expect, test } from 'vitest';
import {
  createTestBackOffice,
  createTestPorts,
  type StoredAtFirst,
  storedArticle,
  valueIn,
} from '../../../tests/support/newsroom/test-newsroom.ts';
import { blobOf, dataAddress, makeArchive, PNG } from '../../../tests/support/records/archives.ts';
import type { Actor } from '../actor.ts';
import { createBackOffice } from '../back-office.ts';
import type { CollectionName } from '../collections.ts';

const owner: Actor = { kind: 'staff', role: 'owner', isProven: true };

/** Report on a collection of an archive that is checked. */
async function reportOn(name: CollectionName, records: unknown[], stored: StoredAtFirst = {}) {
  const { backOffice } = createTestBackOffice(stored);
  const archive = blobOf(makeArchive({ records: { [name]: records } }));
  const { collections } = valueIn(await backOffice.checkArchive(owner, { archive }));
  expect(collections.map((one) => one.name)).toEqual([name]);
  return collections[0];
}

test('[archive-dry-run] refused records are named by their ids', async () => {
  const noRecord = 'It is not a record.';
  const wrongId = 'Its id does not have the form of this collection.';
  const cases: [raw: unknown, id: string, reason: string][] = [
    [7, '(no id)', noRecord],
    [null, '(no id)', noRecord],
    ['cat-9', '(no id)', noRecord],
    [[{ id: 'cat-9' }], '(no id)', noRecord],
    [{ name: 'Harbour' }, '(no id)', 'Its “id” is missing or wrong.'],
    [{ id: 9, name: 'Harbour' }, '(no id)', 'Its “id” is missing or wrong.'],
    [{ id: 'cat-9' }, 'cat-9', 'Its “name” is missing or wrong.'],
    [{ id: 'x'.repeat(90), name: 'Harbour' }, 'x'.repeat(80), wrongId],
  ];
  const report = await reportOn(
    'categories',
    cases.map(([raw]) => raw),
  );
  expect(report).toMatchObject({ added: 0, replaced: 0, unchanged: 0 });
  expect(report?.refused).toEqual(cases.map(([, id, reason]) => ({ id, reason })));
});

test.each<[CollectionName, string, boolean]>([
  ['categories', 'cat-9', true],
  ['categories', `cat-${'x'.repeat(100)}`, true],
  ['categories', `cat-${'x'.repeat(101)}`, false],
  ['categories', 'cat-', false],
  ['categories', 'old-cat-9', false],
  ['categories', 'cat-9 ', false],
  ['settings', 'site', true],
  ['settings', 'site-2', false],
  ['settings', 'my-site', false],
])('[archive-sanitised] a record of %s with the id %s is accepted: %s', async (name, id, isFit) => {
  const report = await reportOn(name, [{ id, name: 'Harbour' }]);
  expect(report?.refused.map((one) => one.id)).toEqual(isFit ? [] : [id.slice(0, 80)]);
});

test('[archive-sanitised] a record has at most 32 levels of lists and objects', async () => {
  const nested = (levels: number): unknown => {
    if (levels === 0) return null;
    return levels % 2 === 0 ? [nested(levels - 1), 'x'] : { inner: nested(levels - 1) };
  };
  // The record is a level itself.
  const report = await reportOn('articles', [
    storedArticle({ id: 'article-901', more: nested(31) }),
    storedArticle({ id: 'article-902', more: nested(32) }),
  ]);
  expect(report).toMatchObject({
    added: 1,
    refused: [{ id: 'article-902', reason: 'It is nested too deeply.' }],
  });
});

test('[archive-dry-run] a record is unchanged if its content is, in whatever order', async () => {
  const block = { id: 'b1', type: 'chart', version: 1, axes: [1, null, { x: true }] };
  const stored = storedArticle({ id: 'article-901', version: 3, content: [block] });
  const { title, ...rest } = stored;
  const effectOf = async (record: object) => {
    const report = await reportOn('articles', [record], { articles: [stored] });
    return report?.unchanged === 1 ? 'unchanged' : report?.replaced === 1 && 'replaced';
  };
  const withBlock = (fields: object) => ({ ...stored, content: [{ ...block, ...fields }] });
  expect(await effectOf(stored)).toBe('unchanged');
  expect(await effectOf({ ...rest, version: 9, title })).toBe('unchanged');
  // The picture is no text, and counts as missing.
  expect(await effectOf({ ...stored, image: 7 })).toBe('unchanged');
  expect(await effectOf(withBlock({ axes: [1, null, { x: true }] }))).toBe('unchanged');
  expect(await effectOf({ ...rest, title: `${title}!` })).toBe('replaced');
  expect(await effectOf({ ...stored, unknown: null })).toBe('replaced');
  // Only the record's own version is left out.
  expect(await effectOf(withBlock({ version: 2 }))).toBe('replaced');
  expect(await effectOf(withBlock({ axes: [null, 1, { x: true }] }))).toBe('replaced');
  expect(await effectOf(withBlock({ axes: { 0: 1, 1: null, 2: { x: true } } }))).toBe('replaced');
});

test('[archive-sanitised] embedded media must be what they are called', async () => {
  const good = dataAddress('image/png', PNG);
  const addresses = [
    good,
    'data:text/plain,rain',
    'On data:image/png',
    good.replace('png', 'gif'),
    good.replace('image/png', 'image/svg+xml'),
    good.replace(';base64', ''),
    `${good}\n`,
    ` ${good}`,
    good.replace('data', 'DATA'),
    'data:audio/mpeg;base64,AAAA',
    `media:${'0'.repeat(64)}`,
  ];
  const records = addresses.map((address, at) =>
    storedArticle({ id: `article-90${at}`, more: [{ address }] }),
  );
  const report = await reportOn('articles', records);
  const reason = 'An embedded picture or video is not what it says it is.';
  expect(report?.added).toBe(3);
  expect(report?.refused).toEqual([
    ...records.slice(3, 10).map(({ id }) => ({ id, reason })),
    { id: 'article-9010', reason: 'A picture or video of it is missing.' },
  ]);
});

test('[archive-sanitised] an address on the list is that of one subscriber', async () => {
  const subscriber = (at: number, email: string) => ({ id: `subscriber-${at}`, email });
  const report = await reportOn(
    'subscribers',
    [
      subscriber(1, 'Asha@example.com'),
      subscriber(2, 'ASHA@example.com'),
      subscriber(3, 'ravi@example.com'),
      subscriber(4, 'ravi@example.com'),
      subscriber(3, 'third@example.com'),
    ],
    { subscribers: [subscriber(1, 'asha@example.com')] },
  );
  const taken = 'Another record has its “email”.';
  expect(report).toMatchObject({
    ...{ added: 1, replaced: 1, unchanged: 0 },
    refused: [
      { id: 'subscriber-2', reason: taken },
      { id: 'subscriber-4', reason: taken },
      { id: 'subscriber-3', reason: 'Another record in the archive has its id.' },
    ],
  });
});

test('[archive-import] an archive without a fit record is refused', async () => {
  const { backOffice } = createTestBackOffice();
  const archive = blobOf(makeArchive({ records: { categories: [{ id: 'odd', name: 'Odd' }] } }));
  expect(await backOffice.importArchive(owner, { archive })).toMatchObject({
    failure: { kind: 'invalid', code: 'archive-without-usable-records' },
  });
});

test('[archive-import] records that arrive meanwhile are compared again when they are stored', async () => {
  const archiveOf = (...subscribers: object[]) => ({
    archive: blobOf(makeArchive({ records: { subscribers } })),
  });
  const asha = { id: 'subscriber-1', email: 'asha@example.com' };
  const also = { id: 'subscriber-2', email: 'asha@example.com' };
  const ravi = { id: 'subscriber-3', email: 'ravi@example.com' };
  /** Imports an archive between whose plan and storing another import stores `asha`. */
  const importedLate = (...subscribers: object[]) => {
    const { ports } = createTestPorts({ subscribers: [] });
    const { store } = ports;
    const meanwhile = () => createBackOffice(ports).importArchive(owner, archiveOf(asha));
    const late = createBackOffice({
      ...ports,
      store: {
        ...store,
        change: async (work) => {
          valueIn(await meanwhile());
          return store.change(work);
        },
      },
    });
    return late.importArchive(owner, archiveOf(...subscribers));
  };
  expect(await importedLate(asha)).toMatchObject({ failure: { code: 'archive-without-changes' } });
  expect(valueIn(await importedLate(also, ravi)).collections).toMatchObject([
    { added: 1, refused: [{ id: 'subscriber-2', reason: 'Another record has its “email”.' }] },
  ]);
});

test('[archive-import] a store that fails ends the import', async () => {
  const { ports } = createTestPorts({ categories: [] });
  const lost = new Error('The connection was lost.');
  const fails = async () => {
    throw lost;
  };
  const archive = blobOf(makeArchive({ records: { categories: [{ id: 'cat-9', name: 'New' }] } }));
  const { store } = ports;
  const unreadable = createBackOffice({
    ...ports,
    store: { ...store, read: (work) => store.read((view) => work({ ...view, get: fails })) },
  });
  await expect(unreadable.checkArchive(owner, { archive })).rejects.toBe(lost);
  const unwritable = createBackOffice({
    ...ports,
    store: { ...store, change: (work) => store.change((one) => work({ ...one, put: fails })) },
  });
  await expect(unwritable.importArchive(owner, { archive })).rejects.toBe(lost);
});

test.each([undefined, null, 'archive.zip', {}, { size: 3 }, { slice: () => new Blob() }])(
  '[archive-refused] what is no file is refused: %j',
  async (archive) => {
    const { backOffice } = createTestBackOffice();
    for (const use of [backOffice.checkArchive, backOffice.importArchive]) {
      const outcome = await use(owner, Object({ archive }));
      expect(outcome).toMatchObject({ failure: { kind: 'invalid', code: 'not-understood' } });
    }
  },
);
