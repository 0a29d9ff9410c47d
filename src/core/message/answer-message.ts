import * as z from 'zod/mini';
import { describeActor } from '../activity/describe-actor.ts';
import { refuseStale, versionGiven } from '../content/refuse-stale.ts';
import { Refusal } from '../errors.ts';
import { postLetter } from '../letter/post-letter.ts';
import { editors } from '../permission.ts';
import { longest, requiredText } from '../text/form-text.ts';
import { defineChange } from '../use-case.ts';
import * as words from '../words/event-words.ts';
import { messageIn } from './change-message.ts';
import { messageSchema } from './message.ts';
import { LONGEST_MESSAGE } from './message-fields.ts';

/** Most notes of a message, and most answers to it. */
const MOST_REMARKS = 50;

/** Adds a note to a message, which its sender never sees. Refuses with `not-found`. */
export const noteMessage = defineChange({
  name: 'noteMessage',
  contract: {
    route: 'POST /admin/messages/:id/notes',
    summary: 'Add a note to a message, for the newsroom alone',
    answers: messageSchema,
    refusals: ['not-found'],
  },
  may: editors,
  input: z.object({
    id: z.string(),
    text: requiredText('note-text-missing', 'note-text-too-long', longest.description),
  }),
  change: async (change, { input: { id, text }, actor, ports }) => {
    const message = await messageIn(change, id);
    const { notes = [] } = message;
    if (notes.length >= MOST_REMARKS) {
      throw new Refusal({ kind: 'invalid', code: 'message-notes-full', field: 'text' });
    }
    const by = await describeActor(change, actor);
    const note = { text, at: ports.clock.now().toISOString(), by };
    return {
      value: await change.replace('messages', { ...message, notes: [...notes, note] }),
      activity: {
        event: 'message-noted',
        subject: { collection: 'messages', id },
        action: words.notedMessage,
        description: words.messageWasNoted(message.subject),
      },
    };
  },
});

/**
 * Answers a message by a letter that quotes it, and marks it as answered. Answers to the letter go to the contact address of
 * the settings, not to Daybreak. Refuses with `not-found`, with `conflict` if the message changed since the given version,
 * and with `unavailable` where no mail can be sent.
 */
export const answerMessage = defineChange({
  name: 'answerMessage',
  contract: {
    route: 'POST /admin/messages/:id/answers',
    summary: 'Answer a message by e-mail',
    description: 'With `version`, only if nobody changed or answered it since.',
    answers: messageSchema,
    refusals: ['not-found', 'conflict', 'unavailable'],
  },
  may: editors,
  input: z.object({
    id: z.string(),
    version: z._default(versionGiven, 'any'),
    text: requiredText('answer-missing', 'answer-too-long', LONGEST_MESSAGE),
  }),
  change: async (change, { input: { id, version, text }, actor, ports }) => {
    if (!ports.online?.mail) throw new Refusal({ kind: 'unavailable', code: 'mail-needed' });
    const message = await messageIn(change, id);
    refuseStale(version, message);
    const { answers = [] } = message;
    if (answers.length >= MOST_REMARKS) {
      throw new Refusal({ kind: 'invalid', code: 'message-answers-full', field: 'text' });
    }
    const by = await describeActor(change, actor);
    const answer = { text, at: ports.clock.now().toISOString(), by };
    const answered = await change.replace('messages', {
      ...message,
      ...{ status: 'answered' as const, takenBy: undefined, answers: [...answers, answer] },
    });
    const subject = { collection: 'messages', id };
    await postLetter(change, ports, { about: 'answer', of: `${id} ${answers.length}`, subject });
    return {
      value: answered,
      activity: {
        event: 'message-answered',
        subject,
        action: words.answeredMessage,
        description: words.messageWasAnswered(message.subject),
      },
    };
  },
});
