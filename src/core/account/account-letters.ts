import type { Letter, Online, Ports } from '../ports.ts';
import { isPlainName } from './account-fields.ts';
import { generationOf, type User } from './user.ts';

const DAY = 24 * 60 * 60;

/** Seconds that a link which confirms an address is good. */
const CONFIRMING_LIFETIME = 7 * DAY;

/** Greets by name only whoever has the address for sure: anybody may register a stranger's under any name. */
const greeting = ({ name, emailConfirmed }: User): string =>
  emailConfirmed && isPlainName(name) ? `Hello ${name},` : 'Hello,';

/** A letter to the holder of an account. */
const letterTo = (user: User, subject: string, text: string): Letter => ({
  to: user.email,
  subject,
  text: `${greeting(user)}\n\n${text}\n`,
});

export const resetLetter = (user: User, link: string): Letter =>
  letterTo(
    user,
    'Set a new password',
    `with this link you set a new password. It is good for one hour and works once:\n\n${link}\n\nIf you did not ask for it, nothing needs to be done.`,
  );

export const invitationLetter = (user: User, link: string): Letter => ({
  to: user.email,
  subject: 'Your way into the newsroom',
  text: `Hello${user.invited ? ` ${user.invited.name}` : ''},\n\nwith this link you set your password. It is good for one week and works once:\n\n${link}\n`,
});

/** Tells the holder of an account that its password is another one. Sent after the answer. */
export function tellPasswordChanged({ online, store }: Ports, userId: string): void {
  const { mail } = online ?? {};
  if (!online || !mail) return;
  online.later(async () => {
    const user = await store.read((view) => view.get('users', userId));
    if (!user) return;
    const text = `the password of your account was changed. Wherever it was logged in, it no longer is.\n\nIf it was not you, set a new one at once:\n\n${online.origin()}/forgot-password`;
    await mail.send({ ...letterTo(user, 'Your password was changed', text), kind: 'notice' });
  });
}

async function confirmingLink({ origin, tokens }: Online, user: User): Promise<string> {
  await tokens.revokeAllOf('confirm-email', user.id);
  const content = { subject: user.id, generation: generationOf(user) };
  const token = await tokens.create('confirm-email', content, CONFIRMING_LIFETIME);
  return `${origin()}/confirm-email?token=${encodeURIComponent(token)}`;
}

/** Sends the link that confirms the address of an account; none to one that is confirmed. Sent after the answer. */
export function sendConfirmingLetter({ online, store }: Ports, userId: string): void {
  const { mail } = online ?? {};
  if (!online || !mail) return;
  online.later(async () => {
    const user = await store.read((view) => view.get('users', userId));
    if (!user || user.emailConfirmed) return;
    const link = await confirmingLink(online, user);
    const text = `somebody, probably you, registered with this address. With this link you confirm that it is yours. It is good for one week:\n\n${link}\n\nIf it was not you, nothing needs to be done.`;
    await mail.send(letterTo(user, 'Please confirm your address', text));
  });
}
