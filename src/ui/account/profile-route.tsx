import { data, redirect, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router';
import type { Client } from '#api/client.ts';
import { Problem } from '#api/problem.ts';
import type { Reader } from '#core/account/user.ts';
import { clientOf, type RouteArgs, secondFactorClientOf } from '#ui/client-context.ts';
import { fieldOf, outcomeOf } from '#ui/form-action.ts';
import { PageHead } from '#ui/kit/page/page-head.tsx';
import type { FormOutcome } from '#ui/kit/stores/form-outcome.ts';
import { patterns } from '#ui/routes.ts';
import { useSite } from '#ui/site-route.tsx';
import * as words from '#ui/words/account-words.ts';
import { ProfilePage } from './profile-page.tsx';

/** Second factors of a staff member; `undefined` for readers. */
async function factorsOf(args: RouteArgs, { role }: Reader) {
  const client = secondFactorClientOf(args);
  if (!client || !role) return undefined;
  try {
    return await client.ask('GET /second-factor');
  } catch (error) {
    // Refused while the role comes from the shared password, which proves no account.
    if (error instanceof Problem && error.details.kind === 'forbidden') return undefined;
    throw error;
  }
}

export async function loader(args: RouteArgs) {
  const client = clientOf(args);
  const { reader } = await client.ask('GET /session');
  if (!reader) throw redirect(patterns.login);
  const sessions = await client.ask('GET /me/sessions');
  return { reader, sessions, factors: await factorsOf(args, reader) };
}

const leaving = new Set<unknown>(['log-out', 'log-out-everywhere', 'delete-account']);

/**
 * Skips the loader after an action that ends the session: its redirect to the login would override
 * the outcome's `goTo`.
 */
export const shouldRevalidate = (asked: ShouldRevalidateFunctionArgs): boolean =>
  !leaving.has(asked.formData?.get('intent')) && asked.defaultShouldRevalidate;

async function subscribe(client: Client, subscribed: boolean): Promise<FormOutcome> {
  await client.ask('PUT /me/premium', { subscribed });
  if (!subscribed) {
    return {
      isDone: true,
      toast: {
        title: words.subscriptionCanceled,
        text: words.yourPremiumSubscriptionHasBeen,
      },
    };
  }
  const { settings } = await client.ask('GET /site');
  return {
    isDone: true,
    toast: {
      title: words.subscriptionActivated,
      text: words.thankYouForSubscribing(settings.siteName),
    },
  };
}

async function logOut(client: Client): Promise<FormOutcome> {
  await client.ask('DELETE /session');
  return {
    isDone: true,
    toast: { title: words.loggedOut, text: words.youHaveBeenSuccessfullyLogged },
    goTo: patterns.home,
  };
}

async function endSession(client: Client, form: FormData): Promise<FormOutcome> {
  await client.ask('DELETE /me/sessions/:id', { id: fieldOf(form, 'session') });
  return {
    isDone: true,
    toast: { title: words.loggedOut, text: words.thatBrowserIsNoLonger },
  };
}

async function logOutEverywhere(client: Client): Promise<FormOutcome> {
  await client.ask('DELETE /me/sessions');
  return {
    isDone: true,
    toast: { title: words.loggedOut, text: words.youAreNoLongerLogged },
    goTo: patterns.home,
  };
}

async function confirmAddress(client: Client): Promise<FormOutcome> {
  await client.ask('POST /me/email-confirmation');
  return {
    isDone: true,
    toast: { title: words.lookIntoYourMail, text: words.anotherLetter },
  };
}

async function changePassword(client: Client, form: FormData): Promise<FormOutcome> {
  const passwords = {
    current: fieldOf(form, 'currentPassword'),
    password: fieldOf(form, 'password'),
  };
  await client.ask('PUT /me/password', passwords);
  return {
    isDone: true,
    toast: {
      title: words.passwordChanged,
      text: words.whereverElseYouWereLogged,
    },
  };
}

async function deleteAccount(client: Client, form: FormData): Promise<FormOutcome> {
  await client.ask('DELETE /me', { password: fieldOf(form, 'password') });
  return {
    isDone: true,
    toast: { title: words.accountDeleted, text: words.yourAccountIsGone },
    goTo: patterns.home,
  };
}

/** Handlers of the page's forms, by the field `intent`. */
const intents: Record<string, (client: Client, form: FormData) => Promise<FormOutcome>> = {
  'log-out': logOut,
  'end-session': endSession,
  'log-out-everywhere': logOutEverywhere,
  'confirm-address': confirmAddress,
  'change-password': changePassword,
  'delete-account': deleteAccount,
  subscribe: (client) => subscribe(client, true),
  cancel: (client) => subscribe(client, false),
};

export async function action(args: RouteArgs): Promise<FormOutcome> {
  const form = await args.request.formData();
  const carryOut = intents[fieldOf(form, 'intent')];
  if (!carryOut) throw data(null, { status: 404 });
  return outcomeOf(() => carryOut(clientOf(args), form));
}

export function Component() {
  const { reader, sessions, factors } = useLoaderData<typeof loader>();
  const { site, session } = useSite();
  const { siteName } = site.settings;
  const isStaff = site.edition === 'server' && session.role !== undefined;
  return (
    <>
      <PageHead
        title={words.profileTitle(siteName)}
        siteName={siteName}
        path={patterns.profile}
        description={words.yourAccountWith(siteName)}
        isUnlisted
      />
      <ProfilePage
        reader={reader}
        isStaff={isStaff}
        sessions={sessions}
        factors={factors}
        mustSetUpFactor={session.mustSetUpFactor === true}
        edition={site.edition}
        isUnconfirmed={site.sendsMail && !reader.emailConfirmed}
      />
    </>
  );
}
