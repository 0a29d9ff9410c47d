import type { Engine } from '../engine/engine.ts';
import { type Applied, migrationsLeft } from '../schema/migrate.ts';

/** Result of examining one part of a set-up. */
export interface Finding {
  /** Name of the part, such as `Database`. */
  part: string;
  isWell: boolean;
  /** Observation, as a sentence. */
  says: string;
  /** Advice; absent where all is well, or where `says` gives it. */
  cure?: string;
}

/** Sentence about a schema to which these migrations were applied. Throws `UnusableDatabase` if this version can't use it. */
export function schemaSentence(applied: readonly Applied[], kind: Engine['kind']): string {
  const left = migrationsLeft(applied, kind);
  return left === 0
    ? 'Its tables are of this version.'
    : `${left} migrations wait for the next start.`;
}
