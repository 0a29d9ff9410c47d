import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

export interface Migration {
  number: number;
  name: string;
  /** True where derived columns of stored records must be made anew. */
  rederives: boolean;
}

/** Every migration, in order. One that was released is never changed: its checksum is stored. */
export const migrations: readonly Migration[] = [
  { number: 1, name: '0001-collections', rederives: false },
  { number: 2, name: '0002-accounts', rederives: false },
  { number: 3, name: '0003-site-secrets', rederives: false },
  { number: 4, name: '0004-search', rederives: true },
  { number: 5, name: '0005-search-titles', rederives: false },
  { number: 6, name: '0006-listed-by-time', rederives: false },
  { number: 7, name: '0007-security-events', rederives: false },
  { number: 8, name: '0008-sessions', rederives: false },
  { number: 9, name: '0009-search-open-part', rederives: true },
  { number: 10, name: '0010-second-factors', rederives: false },
];

export function scriptOf({ name }: Migration, engine: 'sqlite' | 'postgres') {
  const file = new URL(`migrations/${name}.${engine}.sql`, import.meta.url);
  const text = readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
  return { text, checksum: createHash('sha256').update(text).digest('hex') };
}
