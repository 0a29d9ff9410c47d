import * as z from 'zod/mini';
import { type RuleCode, rule } from '../errors.ts';

/** Form schema of an instant with its offset from UTC, ISO 8601; gives it in UTC. */
export const instantText = (malformed: RuleCode) =>
  z.pipe(
    z.iso.datetime({ offset: true, error: rule(malformed) }),
    z.transform((text) => new Date(text).toISOString()),
  );
