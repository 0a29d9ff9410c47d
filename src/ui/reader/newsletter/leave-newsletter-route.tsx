import { useLocation } from 'react-router';
import { clientOf, type RouteArgs } from '#ui/client-context.ts';
import { outcomeOf } from '#ui/form-action.ts';
import type { FormOutcome } from '#ui/kit/stores/form-outcome.ts';
import { patterns } from '#ui/routes.ts';
import * as words from '#ui/words/newsletter-words.ts';
import { LetterLinkPage, tokenIn, withToken } from './letter-link-page.tsx';

export async function action(args: RouteArgs): Promise<FormOutcome> {
  const client = clientOf(args);
  const token = tokenIn(args.request.url);
  return outcomeOf(async () => {
    const { email } = await client.ask('POST /newsletter/unsubscriptions', { token });
    return {
      isDone: true,
      toast: { title: words.unsubscribed, text: words.isOffTheList(email) },
      goTo: patterns.home,
    };
  });
}

export const Component = () => (
  <LetterLinkPage
    id="leave-newsletter"
    action={withToken(patterns.leaveNewsletter, useLocation().search)}
    path={patterns.leaveNewsletter}
    heading={words.leaveTheMorningLetter}
    text={words.youWillNoLongerReceive}
    button={words.unsubscribe}
  />
);
