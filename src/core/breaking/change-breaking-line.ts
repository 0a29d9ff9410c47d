import * as z from 'zod/mini';
import { failures, Refusal, rule } from '../errors.ts';
import { enqueue } from '../job/enqueue.ts';
import { editors } from '../permission.ts';
import { longest, requiredText, textOf } from '../text/form-text.ts';
import { instantText } from '../text/instant-text.ts';
import { safeLink } from '../text/safe-address.ts';
import { defineChange } from '../use-case.ts';
import * as words from '../words/event-words.ts';
import {
  BREAKING_HOURS,
  BREAKING_LENGTH,
  BREAKING_LINE_ID,
  type BreakingLine,
  breakingLooks,
  MOST_BREAKING_HOURS,
  shownBreakingSchema,
} from './breaking-line.ts';
import { END_BREAKING_LINE } from './end-breaking-line.ts';

const HOUR = 60 * 60 * 1000;

const input = z.object({
  text: requiredText('breaking-text-missing', 'breaking-text-too-long', BREAKING_LENGTH),
  link: z._default(
    textOf('breaking-link-too-long', longest.address).check(
      z.refine(
        (link) => link === '' || safeLink(link) !== undefined,
        rule('breaking-link-malformed'),
      ),
    ),
    '',
  ),
  look: z._default(z.enum(breakingLooks), 'breaking'),
  /** Hours from now until it ends. Default: the end of the line that it replaces, or else `BREAKING_HOURS` from now. */
  hours: z.optional(z.number().check(z.minimum(0.25), z.maximum(MOST_BREAKING_HOURS))),
  /** Instant of its end, in place of `hours`. */
  until: z.optional(instantText('breaking-end-malformed')),
});

/** Returns when a line ends. Refuses an end that is past, or more than `MOST_BREAKING_HOURS` away. */
function endOf(
  { hours, until }: Pick<z.infer<typeof input>, 'hours' | 'until'>,
  replaced: BreakingLine | undefined,
  now: Date,
): Date {
  if (until !== undefined) {
    const end = new Date(until);
    const isSoon = end.getTime() <= now.getTime() + MOST_BREAKING_HOURS * HOUR;
    if (end > now && isSoon) return end;
    const params = { most: MOST_BREAKING_HOURS };
    throw new Refusal({
      kind: 'invalid',
      code: 'breaking-end-out-of-range',
      params,
      field: 'until',
    });
  }
  const isStanding = replaced !== undefined && Date.parse(replaced.until) > now.getTime();
  return hours === undefined && isStanding
    ? new Date(replaced.until)
    : new Date(now.getTime() + (hours ?? BREAKING_HOURS) * HOUR);
}

/** Sets the line above every page, replacing the current one; a job removes it at its end. Refuses with `invalid` an end that no line can have. */
export const setBreakingLine = defineChange({
  name: 'setBreakingLine',
  contract: {
    route: 'POST /admin/breaking-line',
    summary: 'Set the line above the header of every page',
    answers: shownBreakingSchema,
  },
  may: editors,
  input,
  change: async (change, { input: { hours, until, ...given }, ports: { clock } }) => {
    const now = clock.now();
    const replaced = await change.get('breakingLines', BREAKING_LINE_ID);
    const end = endOf({ hours, until }, replaced, now);
    const line = { ...given, at: now.toISOString(), until: end.toISOString() };
    await change.put('breakingLines', { id: BREAKING_LINE_ID, ...line });
    await enqueue(change, {
      kind: END_BREAKING_LINE,
      subject: { collection: 'breakingLines', id: BREAKING_LINE_ID },
      dueAt: end,
      payload: { until: line.until },
    });
    return {
      value: line,
      activity: {
        event: 'breaking-line-set',
        subject: { collection: 'breakingLines', id: BREAKING_LINE_ID },
        action: words.setBreakingLine,
        description: words.theLineWasSet(line.text),
      },
    };
  },
});

/** Removes the line that was set at that instant before its end. Refuses with `not-found` if another one or none is set. */
export const endBreakingLine = defineChange({
  name: 'endBreakingLine',
  contract: {
    route: 'DELETE /admin/breaking-line/:at',
    summary: 'Remove the line above the header of every page',
    answers: z.object({}),
    refusals: ['not-found'],
  },
  may: editors,
  input: z.object({ at: z.string() }),
  change: async (change, { input: { at } }) => {
    const line = await change.get('breakingLines', BREAKING_LINE_ID);
    if (line?.at !== at) throw new Refusal(failures.deletedAlready());
    await change.remove('breakingLines', BREAKING_LINE_ID);
    return {
      value: {},
      activity: {
        event: 'breaking-line-removed',
        subject: { collection: 'breakingLines', id: BREAKING_LINE_ID },
        action: words.removedBreakingLine,
        description: words.theLineWasRemoved(line.text),
      },
    };
  },
});
