/**
 * Keeps the texts of article pages as the current code makes them, with the store that it makes them from, for tests of
 * later code. Run it for each release after `npm run build`, with the project's Node:
 * `node tests/release-stores/make-release-pages.ts`.
 */
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { migrations } from '#storage/sql/schema/migrations.ts';
import { everyBlock } from '../support/records/every-block.ts';
import { emptyFolder } from '../support/server/server-process.ts';
import { readArticlePages } from './article-pages.ts';
import { keep, keepJson } from './release-store.ts';

const release = String(migrations.at(-1)?.number).padStart(4, '0');
const folder = await emptyFolder();
const pages = await readArticlePages(folder, (call) =>
  call('POST', 'admin/articles', {
    title: 'Every block',
    category: 'World',
    content: everyBlock,
  }),
);
keep(release, 'pages.sqlite', readFileSync(join(folder, 'daybreak.sqlite')));
keepJson(release, 'pages', pages);
await rm(folder, { recursive: true });
