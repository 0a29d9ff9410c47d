import * as z from 'zod/mini';
import { done, failures, Refusal, refused } from '../../errors.ts';
import { editors } from '../../permission.ts';
import { storedInstant } from '../../text/stored.ts';
import { defineChange, definePrivateRead } from '../../use-case.ts';
import * as words from '../../words/event-words.ts';
import { leadsTo } from './leads-to.ts';
import { noteWithdrawal } from './note-withdrawal.ts';

const answers = z.object({
  /** Instant of the withdrawal. */
  at: storedInstant(),
  /** Target of the article's addresses; '' for none. */
  leadsTo: z.string(),
});

/** Returns when an article was withdrawn, and where its addresses lead. Refuses with `not-found`. */
export const readWithdrawal = definePrivateRead({
  name: 'readWithdrawal',
  contract: {
    route: 'GET /admin/articles/:id/withdrawal',
    summary: 'When an article was withdrawn, and where its addresses lead',
    answers,
    refusals: ['not-found'],
  },
  may: editors,
  input: z.object({ id: z.string() }),
  read: async (view, { input: { id } }) => {
    const withdrawal = await view.get('withdrawals', id);
    if (!withdrawal) return refused(failures.notFound());
    return done({ at: withdrawal.at, leadsTo: withdrawal.leadsTo ?? '' });
  },
});

/**
 * Changes where the addresses of a withdrawn article lead; '' for nowhere. Refuses with `not-found`, and as
 * `noteWithdrawal`.
 */
export const leadWithdrawnArticle = defineChange({
  name: 'leadWithdrawnArticle',
  contract: {
    route: 'PUT /admin/articles/:id/withdrawal',
    summary: 'Change where the addresses of a withdrawn article lead',
    answers,
    refusals: ['not-found'],
  },
  may: editors,
  input: z.object({ id: z.string(), leadsTo }),
  change: async (change, { input }) => {
    const withdrawal = await change.get('withdrawals', input.id);
    if (!withdrawal) throw new Refusal(failures.notFound());
    const { id, slugs, at } = withdrawal;
    await noteWithdrawal(change, { id, slugs, at, leadsTo: input.leadsTo });
    const draft = await change.get('drafts', id);
    const title = draft?.title || words.untitled;
    return {
      value: { at, leadsTo: input.leadsTo },
      activity: {
        event: 'withdrawal-changed',
        subject: { collection: 'withdrawals', id },
        action: words.updatedArticle,
        description: input.leadsTo
          ? words.theAddress(title, input.leadsTo)
          : words.theAddressOfWhichWasWithdrawn(title),
      },
    };
  },
});
