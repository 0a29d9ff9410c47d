import * as z from 'zod/mini';
import { idSchema } from '../contract.ts';
import { failures, Refusal } from '../errors.ts';
import { owners } from '../permission.ts';
import { defineChange } from '../use-case.ts';
import * as words from '../words/event-words.ts';
import { deletedNewsletterSubscriber } from '../words/reader-event-words.ts';

/** Removes an address from the newsletter's list. Refuses with `not-found`. */
export const deleteSubscriber = defineChange({
  name: 'deleteSubscriber',
  contract: {
    route: 'DELETE /admin/subscribers/:id',
    summary: 'Take an address off the newsletter’s list',
    answers: idSchema,
    refusals: ['not-found'],
  },
  may: owners,
  input: z.object({ id: z.string() }),
  change: async (change, { input: { id } }) => {
    const subscriber = await change.get('subscribers', id);
    if (!subscriber) throw new Refusal(failures.deletedAlready());
    await change.remove('subscribers', id);
    return {
      value: { id },
      activity: {
        event: 'subscriber-deleted',
        subject: { collection: 'subscribers', id },
        action: deletedNewsletterSubscriber,
        description: words.aSubscriberWasTakenOff,
      },
    };
  },
});
