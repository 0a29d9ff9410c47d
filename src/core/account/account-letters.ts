import { visitor } from '../actor.ts';
import type { LetterCall, PlanLetter, PlannedLetter } from '../letter/planned-letter.ts';
import { writeSecurityEvent } from '../security/write-security-event.ts';
import * as words from '../words/letter-words.ts';
import { isPlainName } from './account-fields.ts';
import { passwordLink } from './password/password-link.ts';
import { emailKey, generationOf, type User } from './user.ts';

/** Notice that an owner removed the second factors of an account. */
export const planFactorTaken: PlanLetter = async ({ store, of }) => {
  const user = await store.read((view) => view.get('users', of));
  return (
    user && {
      to: user.email,
      kind: 'notice',
      write: async () => ({
        subject: words.yourSecondFactorWasRemoved,
        text: words.helloAnOwner,
      }),
    }
  );
};

const DAY = 24 * 60 * 60;

/** Lifetime of a link that confirms an address, in seconds. */
const CONFIRMING_LIFETIME = 7 * DAY;

/** Greets by name only at confirmed addresses, since strangers can register an address under any name. */
const greeting = ({ name, emailConfirmed }: User): string =>
  emailConfirmed && isPlainName(name) ? words.helloNamed(name) : words.hello;

/** The account as it will be at another address, which nobody has confirmed. */
const unconfirmedAt = (user: User, email: string): User => ({
  ...user,
  ...{ email, emailConfirmed: undefined },
});

/** Plans a letter to the holder of an account. */
const letterTo = (
  user: User,
  subject: string,
  textOf: () => Promise<string> | string,
): PlannedLetter => ({
  to: user.email,
  write: async () => ({ subject, text: `${greeting(user)}\n\n${await textOf()}\n` }),
});

const userOf = ({ store, of }: LetterCall): Promise<User | undefined> =>
  store.read((view) => view.get('users', of));

/** Records the request for a password reset as a security event. */
const recordReset = ({ store, clock, caller }: LetterCall, { name }: User) =>
  store.change((change) =>
    writeSecurityEvent(change, {
      at: clock.now(),
      actor: visitor,
      event: {
        kind: 'link',
        description: words.askedForAPasswordLink,
        subject: name,
      },
      caller,
    }),
  );

/** Password reset link for the account with the address `of`; no letter if there is none. */
export const planResetLetter: PlanLetter = async (call) => {
  const where = { email: emailKey(call.of) };
  const [user] = await call.store.read((view) => view.list('users', { where, limit: 1 }));
  if (!user || user.suspended) return undefined;
  return letterTo(user, words.setANewPassword, async () => {
    if (!call.isRepeated) await recordReset(call, user);
    const link = await passwordLink(call.online, 'reset-password', user, call.isRepeated);
    return words.withThisLinkYouSet(link);
  });
};

/** Subject of an invitation's letter: the account, with the generation that its link is good for. */
export const invitationOf = (user: User): string => `${user.id} ${generationOf(user)}`;

/**
 * Invitation link; the one shown to the owner who invited stays valid. No letter once one of them was redeemed, which
 * raises the account's generation.
 */
export const planInvitation: PlanLetter = async (call) => {
  const [of = '', generation] = call.of.split(' ');
  const user = await userOf({ ...call, of });
  const isRedeemed = user && generation !== undefined && generation !== String(generationOf(user));
  if (isRedeemed) return undefined;
  return (
    user && {
      to: user.email,
      write: async () => {
        const link = await passwordLink(call.online, 'invitation', user, true);
        return {
          subject: words.youreInvitedToTheNewsroom,
          text: words.invitation(
            user.invited ? words.helloNamed(user.invited.name) : words.hello,
            link,
          ),
        };
      },
    }
  );
};

/** Notice that the password of an account was changed. */
export const planPasswordChanged: PlanLetter = async (call) => {
  const user = await userOf(call);
  if (!user) return undefined;
  const text = words.thePasswordOfYourAccount(call.online.origin());
  return { ...letterTo(user, words.yourPasswordWasChanged, () => text), kind: 'notice' };
};

async function confirmingLink(call: LetterCall, user: User): Promise<string> {
  const { tokens, origin } = call.online;
  if (!call.isRepeated) await tokens.revokeAllOf('confirm-email', user.id);
  const { id: subject, newEmail, email } = user;
  const content = { subject, generation: generationOf(user), email: newEmail ?? email };
  const token = await tokens.create('confirm-email', content, CONFIRMING_LIFETIME);
  return `${origin()}/confirm-email?token=${encodeURIComponent(token)}`;
}

/**
 * Link that confirms the address of an account, or the one that its holder wants instead; no letter if there is nothing to
 * confirm.
 */
export const planConfirmingLetter: PlanLetter = async (call) => {
  const user = await userOf(call);
  if (!user || (user.emailConfirmed && !user.newEmail)) return undefined;
  const holder = user.newEmail ? unconfirmedAt(user, user.newEmail) : user;
  return letterTo(holder, words.pleaseConfirmYourAddress, async () => {
    const link = await confirmingLink(call, user);
    return user.newEmail
      ? words.withThisLinkYouMove(link)
      : words.somebodyProbablyYouRegistered(link);
  });
};

/** Subject of the notice of a new address: the account, with its former address. */
export const formerAddressOf = ({ id, email }: User): string => `${id} ${email}`;

/** Notice to the former address of an account that it has another one now. */
export const planAddressChanged: PlanLetter = async ({ of, ...call }) => {
  const [id = '', former = ''] = of.split(' ');
  const user = await userOf({ ...call, of: id });
  return (
    user && {
      to: former,
      kind: 'notice',
      write: async () => ({
        subject: words.yourAddressWasChanged,
        text: words.theAddressOfYourAccount,
      }),
    }
  );
};
