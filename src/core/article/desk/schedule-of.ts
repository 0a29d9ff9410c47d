import { Refusal } from '../../errors.ts';
import { type ArticleRights, embargoInForce } from './article-transition.ts';
import type { CommandInput } from './command-input.ts';
import { type Desk, isEmbargoed, workingCopy } from './desk.ts';

/** Instants of a scheduled draft, ISO 8601. */
export interface Schedule {
  dueAt: string;
  embargoedUntil: string | undefined;
  endsAt: string | undefined;
}

const isBefore = (one: string, other: string): boolean => Date.parse(one) < Date.parse(other);

/** Refuses an end of a publication that is not after `begin`. */
export function refuseEarlyEnd(endsAt: string | undefined, begin: string): void {
  if (endsAt !== undefined && !isBefore(begin, endsAt)) {
    throw new Refusal({ kind: 'invalid', code: 'end-too-early', field: 'endsAt' });
  }
}

/** Returns the end of the embargo: `dueAt`, or nothing. One in force moves with `dueAt` by default. */
function embargoOf(
  { draft }: Desk,
  asked: Pick<CommandInput, 'isEmbargoed'>,
  dueAt: string,
  now: Date,
  { mayEndEmbargo }: ArticleRights,
): string | undefined {
  const inForce = isEmbargoed(draft, now) ? draft?.embargoedUntil : undefined;
  const isWanted = asked.isEmbargoed ?? inForce !== undefined;
  if (inForce !== undefined && !mayEndEmbargo && (!isWanted || isBefore(dueAt, inForce))) {
    throw new Refusal(embargoInForce);
  }
  return isWanted ? dueAt : undefined;
}

/**
 * Returns the instants that scheduling a draft sets. Refuses with `invalid` if `dueAt` is absent or past or the end
 * not after it, and with `forbidden` if an embargo would end earlier than it does.
 */
export function scheduleOf(
  desk: Desk,
  asked: Pick<CommandInput, 'dueAt' | 'endsAt' | 'isEmbargoed'>,
  rights: ArticleRights,
  now: Date,
): Schedule {
  const { dueAt } = asked;
  if (dueAt === undefined || !isBefore(now.toISOString(), dueAt)) {
    throw new Refusal({ kind: 'invalid', code: 'due-instant-past', field: 'dueAt' });
  }
  const endsAt = asked.endsAt === undefined ? workingCopy(desk)?.endsAt : asked.endsAt;
  refuseEarlyEnd(endsAt ?? undefined, dueAt);
  return {
    dueAt,
    embargoedUntil: embargoOf(desk, asked, dueAt, now, rights),
    endsAt: endsAt ?? undefined,
  };
}
