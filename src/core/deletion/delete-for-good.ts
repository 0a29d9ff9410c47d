import * as z from 'zod/mini';
import { idSchema } from '../contract.ts';
import { Refusal } from '../errors.ts';
import { owners } from '../permission.ts';
import { defineChange } from '../use-case.ts';
import * as words from '../words/event-words.ts';

/** Removes what was deleted, so that it can't be restored any more. Refuses with `not-found`. */
export const deleteForGood = defineChange({
  name: 'deleteForGood',
  contract: {
    route: 'DELETE /admin/deletions/:id',
    summary: 'Delete for good what was deleted',
    answers: idSchema,
    refusals: ['not-found'],
  },
  may: owners,
  input: z.object({ id: z.string() }),
  change: async (change, { input: { id } }) => {
    const deletion = await change.get('deletions', id);
    if (!deletion) throw new Refusal({ kind: 'not-found', code: 'deletion-gone' });
    await change.remove('deletions', id);
    const { kind, label } = deletion;
    return {
      value: { id },
      activity: {
        event: 'deletion-ended',
        subject: { collection: 'deletions', id },
        action: words.deletedForGood,
        // The log forgot a message's sender and subject when it was deleted.
        description: kind === 'messages' ? words.aMessageIsGone : words.isGone(label),
      },
    };
  },
});
