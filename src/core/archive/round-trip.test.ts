import * as fc from 'fast-check';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import {
  createTestBackOffice,
  type StoredAtFirst,
  storedArticle,
  storedUser,
  valueIn,
} from '../../../tests/support/newsroom/test-newsroom.ts';
import {
  blobOf,
  dataAddress,
  PNG,
  sha256,
  wholeOf,
} from '../../../tests/support/records/archives.ts';
import type { Actor } from '../actor.ts';
import { archivedNames } from './archive-format.ts';

const admin: Actor = { kind: 'staff', role: 'owner', isProven: true };

async function exported(stored: StoredAtFirst) {
  const { backOffice, store } = createTestBackOffice(stored);
  const { bytes, fileName } = valueIn(await backOffice.exportArchive(admin, {}));
  return { bytes: await wholeOf(bytes), fileName, store };
}

async function contentOf({ store }: Pick<ReturnType<typeof createTestBackOffice>, 'store'>) {
  const lists = archivedNames.map((name) => store.read((view) => view.list(name)));
  const records = (await Promise.all(lists)).flat();
  return new Map(records.map(({ version: _, ...content }) => [content.id, content]));
}

const listed = (bytes: Uint8Array): Record<string, unknown> =>
  JSON.parse(new TextDecoder().decode(unzipSync(bytes)['manifest.json']));

test('[archive-export] names the day, lists every file, and logs nothing', async () => {
  const { bytes, fileName, store } = await exported({
    categories: [{ id: 'cat-1', name: 'India' }],
  });
  expect(fileName).toBe('daybreak-2026-11-21.zip');
  const manifest = listed(bytes);
  expect(manifest).toMatchObject({
    format: 'daybreak-archive',
    formatVersion: 4,
    createdAt: '2026-11-21T06:30:00.000Z',
    edition: 'browser',
    collections: { categories: 1, articles: 6 },
  });
  const files = unzipSync(bytes);
  const paths = Object.keys(files).filter((path) => path !== 'manifest.json');
  expect(Object.keys(manifest.files ?? {}).sort()).toEqual(paths.sort());
  for (const path of paths) {
    const file = files[path] ?? new Uint8Array();
    expect(manifest.files).toHaveProperty([path], { bytes: file.length, sha256: sha256(file) });
  }
  expect(await store.read((view) => view.count('activity'))).toBe(0);
});

test('[archive-export] leaves out accounts and the log', async () => {
  const { bytes } = await exported({
    users: [storedUser()],
    activity: [{ id: 'log-1', action: 'Secret', description: 'D', timestamp: 'T' }],
  });
  const files = unzipSync(bytes);
  expect(Object.keys(files).join()).not.toMatch(/users|activity/);
  const text = Object.values(files)
    .map((file) => new TextDecoder().decode(file))
    .join();
  expect(text).not.toMatch(/secret word|asha@example\.com|Secret/);
});

test('[archive-media] a picture that is used twice is exported once, as a file', async () => {
  const src = dataAddress('image/png', PNG);
  const { bytes } = await exported({
    articles: [storedArticle({ content: [{ id: 'b', type: 'image', src, alt: 'A' }] })],
    images: [{ id: 'img-1', url: src, alt: 'A' }],
  });
  const media = Object.keys(unzipSync(bytes)).filter((path) => path.startsWith('media/'));
  expect(media).toEqual([`media/${sha256(PNG)}.png`]);
});

const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(
    dataAddress('image/png', PNG),
    dataAddress('image/gif', Buffer.from('GIF89a????')),
    `media:${'0'.repeat(64)}`,
    'media:text:x',
    '__proto__',
    '\ud800',
  ),
);
const block = fc.oneof(
  fc.record({ id: text, type: fc.constant('paragraph'), content: text }),
  fc.record({ id: text, type: fc.constant('image'), src: text, alt: text }),
  fc.record({
    id: text,
    type: fc.constant('chart'),
    data: fc.array(fc.double({ noNaN: true, noDefaultInfinity: true })),
  }),
);
const article = fc.record(
  {
    title: text,
    category: text,
    author: text,
    standfirst: text,
    content: fc.array(block, { maxLength: 4 }),
    isFeatured: fc.boolean(),
    isPremium: fc.boolean(),
    version: fc.nat(),
  },
  { requiredKeys: ['title'] },
);
const image = fc.record({ url: text, alt: text });
const message = fc.record({
  name: text,
  email: fc.constantFrom('a@example.com', 'B@example.com'),
  subject: text,
  message: text,
});

const numbered = <Fields extends object>(prefix: string, list: Fields[]) =>
  list.map((fields, at) => ({ ...fields, id: `${prefix}-${1000 + at}` }));

test('[archive-round-trip] exported records are equal after an import elsewhere', async () => {
  const stores = fc.record({
    articles: fc.array(article, { minLength: 1, maxLength: 6 }),
    images: fc.array(image, { minLength: 1, maxLength: 4 }),
    messages: fc.array(message, { maxLength: 4 }),
  });
  await fc.assert(
    fc.asyncProperty(stores, async ({ articles, images, messages }) => {
      const { bytes, store } = await exported({
        articles: numbered('article', articles),
        images: numbered('img', images),
        messages: numbered('message', messages),
        settings: [{ id: 'site', siteName: 'Harbour Post' }],
      });
      const target = createTestBackOffice({ articles: [storedArticle({ id: 'article-own' })] });
      const report = valueIn(
        await target.backOffice.importArchive(admin, { archive: blobOf(bytes) }),
      );
      expect(report.collections.flatMap(({ refused }) => refused)).toEqual([]);
      const there = await contentOf(target);
      for (const [id, content] of await contentOf({ store }))
        expect(there.get(id)).toEqual(content);
      expect(there.has('article-own')).toBe(true);
      const ids = (await target.store.read((view) => view.list('articles'))).map(({ id }) => id);
      expect(ids).toEqual([...numbered('article', articles).map(({ id }) => id), 'article-own']);
    }),
    { numRuns: 60 },
  );
}, 60_000);

test('[archive-round-trip] importing one’s own export changes nothing', async () => {
  const { backOffice } = createTestBackOffice({ articles: [storedArticle()] });
  const { bytes } = valueIn(await backOffice.exportArchive(admin, {}));
  const report = valueIn(
    await backOffice.checkArchive(admin, { archive: blobOf(await wholeOf(bytes)) }),
  );
  for (const { added, replaced, refused } of report.collections) {
    expect({ added, replaced, refused }).toEqual({ added: 0, replaced: 0, refused: [] });
  }
});

test('[archive-round-trip] any text and value of a record is equal after an import elsewhere', async () => {
  const src = dataAddress('image/png', PNG);
  const written = storedArticle({
    id: 'article-written',
    content: [{ id: 'b', type: 'image', src, alt: 'A' }],
    more: {
      numbers: [0, 1.5, null, true, { deep: [src] }],
      texts: [
        'data:text/plain,rain',
        'media:',
        `media:${'0'.repeat(64)}`,
        `media:${'0'.repeat(64)}0`,
        'media:text:',
        'media:text:media:text:',
        'in media:text:',
      ],
    },
  });
  const { bytes, store } = await exported({ articles: [written] });
  const isCompressed: Record<string, boolean> = {};
  const files = unzipSync(bytes, {
    filter: ({ name, compression }) => {
      isCompressed[name] = compression !== 0;
      return true;
    },
  });
  const path = `media/${sha256(PNG)}.png`;
  expect(isCompressed).toMatchObject({ 'records/articles/00001.json': true, [path]: false });
  const text = new TextDecoder().decode(files['records/articles/00001.json']);
  expect(text.split(`media:${sha256(PNG)}`)).toHaveLength(3);
  expect(text).not.toContain('base64');
  const target = createTestBackOffice({ articles: [] });
  valueIn(await target.backOffice.importArchive(admin, { archive: blobOf(bytes) }));
  const copyIn = (there: typeof store) =>
    there.read((view) => view.get('articles', 'article-written'));
  expect({ ...(await copyIn(target.store)), version: undefined }).toEqual({
    ...(await copyIn(store)),
    version: undefined,
  });
});
