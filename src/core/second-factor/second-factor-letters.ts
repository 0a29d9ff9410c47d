import type { PlanLetter } from '../letter/planned-letter.ts';

/** Notice that an owner removed the second factors of an account. */
export const planFactorTaken: PlanLetter = async ({ store, of }) => {
  const user = await store.read((view) => view.get('users', of));
  return (
    user && {
      to: user.email,
      kind: 'notice',
      write: async () => ({
        subject: 'Your second factor was taken away',
        text: 'Hello,\n\nan owner of the newsroom took your passkeys, your authenticator app and your recovery codes off your account. You are logged out everywhere. Log in with your password and set up a new second factor.\n\nIf you did not ask for this, tell the newsroom at once.\n',
      }),
    }
  );
};
