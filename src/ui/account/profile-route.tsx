import { redirect, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router';
import { answerOf, type Client } from '#api/client.ts';
import { unexpectedProblem } from '#api/problem.ts';
import { clientOf, type RouteArgs } from '#ui/client-context.ts';
import { fieldOf, outcomeOf } from '#ui/form-action.ts';
import type { FormOutcome } from '#ui/kit/form-outcome.ts';
import { PageHead } from '#ui/kit/page-head.tsx';
import { patterns } from '#ui/routes.ts';
import { useSite } from '#ui/site-route.tsx';
import { ProfilePage } from './profile-page.tsx';

export async function loader(args: RouteArgs) {
  const { reader } = await answerOf(clientOf(args).session.$get());
  if (!reader) throw redirect(patterns.login);
  return reader;
}

/** After a logout the form's own outcome leads away; the loader would lead to the login. */
export const shouldRevalidate = (asked: ShouldRevalidateFunctionArgs): boolean =>
  asked.formData?.get('intent') !== 'log-out' && asked.defaultShouldRevalidate;

async function subscribe(client: Client, subscribed: boolean): Promise<FormOutcome> {
  await answerOf(client.me.subscription.$put({ json: { subscribed } }));
  if (!subscribed) {
    return {
      isDone: true,
      toast: {
        title: 'Subscription Canceled',
        text: 'Your premium subscription has been canceled.',
      },
    };
  }
  const { settings } = await answerOf(client.site.$get());
  return {
    isDone: true,
    toast: {
      title: 'Subscription Activated!',
      text: `Thank you for subscribing to ${settings.siteName} Premium.`,
    },
  };
}

async function logOut(client: Client): Promise<FormOutcome> {
  const answer = await client.session.$delete();
  if (!answer.ok) throw unexpectedProblem();
  return {
    isDone: true,
    toast: { title: 'Logged Out', text: 'You have been successfully logged out.' },
    goTo: patterns.home,
  };
}

export async function action(args: RouteArgs): Promise<FormOutcome> {
  const intent = fieldOf(await args.request.formData(), 'intent');
  const client = clientOf(args);
  return outcomeOf(() =>
    intent === 'log-out' ? logOut(client) : subscribe(client, intent === 'subscribe'),
  );
}

export function Component() {
  const reader = useLoaderData<typeof loader>();
  const { siteName } = useSite().site.settings;
  return (
    <>
      <PageHead
        title={`Profile - ${siteName}`}
        siteName={siteName}
        path={patterns.profile}
        description={`Your account at ${siteName}.`}
        isUnlisted
      />
      <ProfilePage reader={reader} />
    </>
  );
}
