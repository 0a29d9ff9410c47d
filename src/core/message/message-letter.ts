import type { PlanLetter } from '../letter/planned-letter.ts';
import { settingsIn } from '../settings/stored-settings.ts';
import * as words from '../words/letter-words.ts';

/** Copy of a message to the newsroom's own address, if the settings ask for it. */
export const planMessageLetter: PlanLetter = async ({ store, of }) => {
  const { settings, message } = await store.read(async (view) => ({
    settings: await settingsIn(view),
    message: await view.get('messages', of),
  }));
  if (!message || !settings.mailsMessages || settings.contactEmail === '') return undefined;
  return {
    to: settings.contactEmail,
    kind: 'newsroom',
    write: async () => ({
      subject: words.message(message.subject),
      text: words.wrote(message.name, message.email, message.message),
      replyTo: message.email,
    }),
  };
};

/** Quotes a text as letters do, each line after `> `. */
const quoted = (text: string): string =>
  text
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');

/** Answer to a message, `of` its id and the place of the answer; no letter if the message was deleted. */
export const planAnswer: PlanLetter = async ({ store, of }) => {
  const [id = '', place = ''] = of.split(' ');
  const { message, settings } = await store.read(async (view) => ({
    message: await view.get('messages', id),
    settings: await settingsIn(view),
  }));
  const answer = message?.answers?.[Number(place)];
  if (!(message && answer)) return undefined;
  return {
    to: message.email,
    write: async () => ({
      subject: words.re(message.subject),
      text: words.answer(answer.text, message.name, quoted(message.message)),
      ...(settings.contactEmail === '' ? {} : { replyTo: settings.contactEmail }),
    }),
  };
};
