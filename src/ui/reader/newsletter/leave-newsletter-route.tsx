import { useLocation } from 'react-router';
import { clientOf, type RouteArgs } from '#ui/client-context.ts';
import { outcomeOf } from '#ui/form-action.ts';
import type { FormOutcome } from '#ui/kit/stores/form-outcome.ts';
import { patterns } from '#ui/routes.ts';
import { LetterLinkPage, tokenIn, withToken } from './letter-link-page.tsx';

export async function action(args: RouteArgs): Promise<FormOutcome> {
  const client = clientOf(args);
  const token = tokenIn(args.request.url);
  return outcomeOf(async () => {
    const { email } = await client.ask('POST /newsletter/unsubscriptions', { token });
    return {
      isDone: true,
      toast: { title: 'Unsubscribed', text: `${email} is off the list of the morning letter.` },
      goTo: patterns.home,
    };
  });
}

export const Component = () => (
  <LetterLinkPage
    id="leave-newsletter"
    action={withToken(patterns.leaveNewsletter, useLocation().search)}
    path={patterns.leaveNewsletter}
    heading="Leave the morning letter"
    text="You will no longer receive it once you press the button."
    button="Unsubscribe"
  />
);
