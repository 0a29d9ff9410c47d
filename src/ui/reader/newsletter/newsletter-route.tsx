import { answerOf } from '#api/client.ts';
import { clientOf, editionContext, type RouteArgs } from '#ui/client-context.ts';
import { fieldOf, outcomeOf } from '#ui/form-action.ts';
import type { FormOutcome } from '#ui/kit/form-outcome.ts';
import { useSite } from '#ui/site-route.tsx';
import { NewsletterPage } from './newsletter-page.tsx';

const IN_PAGE = ' This edition cannot send e-mail; the address is kept in this browser.';

/** Answers the form in the footer of every page and the one on this page. */
export async function action(args: RouteArgs): Promise<FormOutcome> {
  const isInPage = args.context.get(editionContext) === 'browser';
  const form = await args.request.formData();
  return outcomeOf(async () => {
    const { email } = await answerOf(
      clientOf(args).newsletter.$post({ json: { email: fieldOf(form, 'email') } }),
    );
    return {
      isDone: true,
      toast: {
        title: 'Subscribed!',
        text: `${email} is on the list of the morning letter.${isInPage ? IN_PAGE : ''}`,
      },
    };
  });
}

export function Component() {
  return <NewsletterPage siteName={useSite().site.settings.siteName} />;
}
