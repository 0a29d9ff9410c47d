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
