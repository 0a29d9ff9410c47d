import type { Online, Ports, TokenPurpose } from '../ports.ts';
import type { Subscriber } from './subscriber.ts';

const DAY = 24 * 60 * 60;

/** Lifetimes of links in the newsletter's letters, in seconds. */
const lifetimes = { newsletter: 7 * DAY, unsubscribe: 3650 * DAY } as const;

const paths = { newsletter: 'confirm', unsubscribe: 'unsubscribe' } as const;

async function linkFor(
  { origin, tokens }: Online,
  purpose: TokenPurpose & keyof typeof paths,
  subscriberId: string,
): Promise<string> {
  const token = await tokens.create(purpose, { subject: subscriberId }, lifetimes[purpose]);
  return `${origin()}/newsletter/${paths[purpose]}?token=${encodeURIComponent(token)}`;
}

/** Mails the link that confirms an address; nothing to one that is confirmed, or unknown. */
export async function sendConfirmationLink({ online, store }: Ports, email: string): Promise<void> {
  if (!online?.mail) return;
  const where = { email };
  const [subscriber] = await store.read((view) =>
    view.list('newsletterSubscribers', { where, limit: 1 }),
  );
  if (subscriber?.confirmed !== false) return;
  await online.tokens.revokeAllOf('newsletter', subscriber.id);
  const link = await linkFor(online, 'newsletter', subscriber.id);
  await online.mail.send({
    to: subscriber.email,
    subject: 'Please confirm your subscription',
    text: `Hello,\n\nsomebody, probably you, asked for our morning letter at this address. With this link you confirm it. It is good for one week:\n\n${link}\n\nIf it was not you, nothing needs to be done: you get nothing more.\n`,
  });
}

/** Mails the way off the list to whoever has just come onto it. */
export async function sendWelcome({ online }: Ports, subscriber: Subscriber): Promise<void> {
  if (!online?.mail) return;
  const link = await linkFor(online, 'unsubscribe', subscriber.id);
  await online.mail.send({
    to: subscriber.email,
    subject: 'You get the morning letter',
    text: `Hello,\n\nyour address is on the list of our morning letter. Keep this letter: with this link you leave the list at any time:\n\n${link}\n`,
    unsubscribe: link,
  });
}
