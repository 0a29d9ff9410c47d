import * as z from 'zod/mini';
import { defineJob } from '../job/job-handler.ts';
import * as words from '../words/event-words.ts';
import { letterAbouts, letters } from './letters.ts';

const DAY = 24 * 60 * 60;

/**
 * Sends a letter. Its text is written when the job runs, so that the payload never holds the tokens in its
 * links.
 */
export const letterJob = defineJob({
  label: words.letter,
  payload: z.object({
    about: z.enum(letterAbouts),
    of: z.string(),
    caller: z.optional(z.string()),
    /** True if `Mail.admits` counted the letter already. */
    isAdmitted: z.optional(z.boolean()),
  }),
  atOnce: 10,
  // Drops letters from a restored backup, which were sent long ago.
  goodFor: 2 * DAY,
  run: async ({ job, payload: { about, of, caller, isAdmitted }, ports }) => {
    const { online, store, clock } = ports;
    if (!online?.mail) return { is: 'failed', reason: words.theSiteHasNoMail };
    const isRepeated = job.attempts > 1;
    const letter = await letters[about]({ online, store, clock, of, caller, isRepeated });
    if (!letter) return { is: 'done' };
    const { write, ...receiver } = letter;
    if (!isAdmitted && !isRepeated && !(await online.mail.admits(receiver))) return { is: 'done' };
    return online.mail.send({ ...receiver, ...(await write()) }, job.id);
  },
});
