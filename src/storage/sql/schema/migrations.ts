import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { collectionNames } from '#core/collections.ts';
import type { Derived } from './derivations.ts';

export interface Migration {
  number: number;
  name: string;
  /** SHA-256 of texts that were released before and do the same; databases may have applied one of them. */
  formerChecksums?: readonly string[];
  /** Data to derive again from the stored records afterwards; default: none. */
  rederives?: readonly Derived[];
  /** Database that `rederives` concerns; default: both. */
  rederivesIn?: 'sqlite' | 'postgres';
}

/** All migrations in order. Effects of released ones must never change; checksums of their texts are stored. */
export const migrations: readonly Migration[] = [
  { number: 1, name: '0001-collections' },
  { number: 2, name: '0002-accounts' },
  { number: 3, name: '0003-site-secrets' },
  { number: 4, name: '0004-search', rederives: ['articleSearch'] },
  { number: 5, name: '0005-search-titles' },
  { number: 6, name: '0006-listed-by-time' },
  { number: 7, name: '0007-security-events' },
  { number: 8, name: '0008-sessions' },
  { number: 9, name: '0009-search-open-part', rederives: ['articleSearch'] },
  {
    number: 10,
    name: '0010-second-factors',
    // It began with PostgreSQL 16.
    formerChecksums: ['6f9bfc5ec9dc583f2458d2485d0b5cb99b59a3e1c287d70d86a387182515ed1e'],
  },
  { number: 11, name: '0011-jobs' },
  { number: 12, name: '0012-desk' },
  { number: 13, name: '0013-change-news' },
  { number: 14, name: '0014-record-keys', rederives: ['articles'] },
  { number: 15, name: '0015-notifications' },
  { number: 16, name: '0016-collection-names', rederives: ['jobs'] },
  { number: 17, name: '0017-authors' },
  { number: 18, name: '0018-tags' },
  { number: 19, name: '0019-desk-list', rederives: ['drafts'] },
  { number: 20, name: '0020-saved-views' },
  { number: 21, name: '0021-corrections' },
  { number: 22, name: '0022-withdrawals' },
  { number: 23, name: '0023-breaking-line' },
  { number: 24, name: '0024-live-blogs' },
  { number: 25, name: '0025-preview-links' },
  { number: 26, name: '0026-presences' },
  { number: 27, name: '0027-notes' },
  { number: 28, name: '0028-published-versions' },
  { number: 29, name: '0029-folded-words', rederives: [...collectionNames, 'articleSearch'] },
  { number: 30, name: '0030-discarded-drafts', rederives: ['revisions'] },
  { number: 31, name: '0031-cards' },
  { number: 32, name: '0032-looks' },
  { number: 33, name: '0033-fronts' },
  { number: 34, name: '0034-pages' },
  { number: 35, name: '0035-figures' },
  { number: 36, name: '0036-saved-articles' },
  { number: 37, name: '0037-commits' },
  { number: 38, name: '0038-tallies' },
  { number: 39, name: '0039-editions' },
  { number: 40, name: '0040-search-by-month' },
  {
    number: 41,
    name: '0041-words-of-titles',
    rederives: ['articleSearch'],
    rederivesIn: 'sqlite',
  },
  { number: 42, name: '0042-deletions' },
  { number: 43, name: '0043-changes-of-many' },
];

export function scriptOf({ name }: Migration, engine: 'sqlite' | 'postgres') {
  const file = new URL(`migrations/${engine}/${name}.sql`, import.meta.url);
  const text = readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
  return { text, checksum: createHash('sha256').update(text).digest('hex') };
}
