import { writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import { readArticlePages } from '../release-stores/article-pages.ts';
import { hasPages, readKept, readKeptJson, releases } from '../release-stores/release-store.ts';
import { emptyFolder, ensureBuilt } from '../support/server/server-process.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 300_000 });

beforeAll(ensureBuilt);

test.each(releases.filter(hasPages))(
  'articles of release %s, of blocks of every type, read as they did',
  async (release) => {
    const folder = await emptyFolder();
    writeFileSync(join(folder, 'daybreak.sqlite'), readKept(release, 'pages.sqlite'));
    const before = readKeptJson<Record<string, string>>(release, 'pages');
    expect(Object.keys(before).length).toBeGreaterThan(5);
    expect(await readArticlePages(folder)).toEqual(before);
    await rm(folder, { recursive: true });
  },
);
