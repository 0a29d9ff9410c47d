import * as z from 'zod/mini';
import { type Actor, accountIdOf } from '../actor.ts';
import { failures, Refusal, rule } from '../errors.ts';
import { provenOwners, provenStaff, staff } from '../permission.ts';
import type { StoreChange } from '../ports.ts';
import { longest, textOf } from '../text/form-text.ts';
import { type Changed, defineChange } from '../use-case.ts';
import * as words from '../words/event-words.ts';
import { emailAddress, fullName } from './account-fields.ts';
import { accountOf, accountSubject } from './account-of.ts';
import { postToAccount } from './post-to-account.ts';
import { type Reader, readerOf, readerSchema, type User } from './user.ts';
import { isOtherAddress, refuseTakenAddress, revokeLinksOf, withAddress } from './with-address.ts';

const picture = textOf(rule('account-picture-too-long'), longest.address);

interface Details {
  name: string;
  picture?: string | undefined;
}

/** Returns what follows from changed details. `was` is the account before. */
const changedDetails = (was: User, changed: User): Changed<Reader> => ({
  value: readerOf(changed),
  activity: {
    event: 'account-changed',
    subject: accountSubject(was.id),
    action: words.changedAccount,
    description:
      was.name === changed.name
        ? words.detailsWereChanged(changed.name)
        : words.userIsCalled(was.name, changed.name),
  },
});

/** Returns the account with a name and a picture; without one, with the present one. */
const withDetails = (user: User, { name, picture = user.picture }: Details): User => ({
  ...user,
  name,
  picture: picture || undefined,
});

/** Security event of another address. */
const movedAddress = (subject: string) =>
  ({ kind: 'role', description: words.changedAnAddress, subject }) as const;

/** Returns the caller's account. Refuses with `forbidden` a session without one, begun with the shared password. */
async function ownOrRefuse(change: StoreChange, actor: Actor): Promise<User> {
  const user = await accountOf(change, actor);
  if (!user) throw new Refusal({ kind: 'forbidden', code: 'account-needed' });
  return user;
}

/** Changes one's own name, and picture: an address, '' for none, the present one by default. */
export const changeOwnDetails = defineChange({
  name: 'changeOwnDetails',
  contract: {
    route: 'PUT /admin/me',
    summary: 'Change the name and the picture of the caller’s account',
    answers: readerSchema,
  },
  may: staff,
  input: z.object({ name: fullName, picture: z.optional(picture) }),
  change: async (change, { input, actor }) => {
    const user = await ownOrRefuse(change, actor);
    const changed = withDetails(user, input);
    return changedDetails(user, await change.replace('users', changed));
  },
});

/**
 * Changes one's own e-mail address: once the link is followed that is sent to it, or at once where no mail can be sent.
 * The present address takes back what was asked for. Refuses with `taken`.
 */
export const changeOwnEmail = defineChange({
  name: 'changeOwnEmail',
  contract: {
    route: 'PUT /admin/me/email',
    summary: 'Change the e-mail address of the caller’s account',
    description: 'Where mail can be sent, it changes only once its holder has confirmed it.',
    answers: readerSchema,
    refusals: ['taken'],
  },
  may: provenStaff,
  input: z.object({ email: emailAddress }),
  // The letter has a link of its own, so the earlier ones end before it.
  prepare: async ({ actor, ports }) => {
    const id = accountIdOf(actor);
    if (id !== undefined) await revokeLinksOf(ports, id);
  },
  change: async (change, { input: { email }, actor, ports }) => {
    const user = await ownOrRefuse(change, actor);
    const isOther = isOtherAddress(email, user.email);
    if (!(isOther && ports.online?.mail)) {
      const changed = await change.replace('users', await withAddress(change, ports, user, email));
      const said = changedDetails(user, changed);
      return isOther ? { ...said, security: movedAddress(user.name) } : said;
    }
    await refuseTakenAddress(change, user, email);
    const asked = await change.replace('users', { ...user, newEmail: email });
    await postToAccount(change, ports, 'confirm-address', user.id);
    const description = words.askedForAnotherAddress;
    return { value: readerOf(asked), security: { kind: 'role', description, subject: user.name } };
  },
});

/**
 * Changes the name of an account, its address and its picture, of which it keeps what isn't given. Writes a notice to the
 * former address, and a link that confirms the new one, where mail can be sent. Refuses with `not-found` and `taken`.
 */
export const changeDetails = defineChange({
  name: 'changeDetails',
  contract: {
    route: 'PUT /admin/users/:userId/details',
    summary: 'Change the name, the address and the picture of an account',
    answers: readerSchema,
    refusals: ['not-found', 'taken'],
  },
  may: provenOwners,
  input: z.object({
    userId: z.string(),
    name: fullName,
    email: z.optional(emailAddress),
    picture: z.optional(picture),
  }),
  // The letter has a link of its own, so the earlier ones end before it.
  prepare: async ({ input: { userId, email }, ports }) => {
    const user = await ports.store.read((view) => view.get('users', userId));
    if (user && email !== undefined && isOtherAddress(email, user.email)) {
      await revokeLinksOf(ports, userId);
    }
  },
  change: async (change, { input: { userId, email, ...details }, ports }) => {
    const user = await change.get('users', userId);
    if (!user) throw new Refusal(failures.deletedAlready());
    const isMoved = email !== undefined && isOtherAddress(email, user.email);
    const moved = email === undefined ? user : await withAddress(change, ports, user, email);
    const changed = await change.replace('users', withDetails(moved, details));
    if (isMoved) await postToAccount(change, ports, 'confirm-address', userId);
    const said = changedDetails(user, changed);
    if (!isMoved) return said;
    return { ...said, security: movedAddress(changed.name) };
  },
  renewsSessionOf: (reader) => reader,
});
