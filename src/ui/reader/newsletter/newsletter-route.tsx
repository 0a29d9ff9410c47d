import { clientOf, type RouteArgs } from '#ui/client-context.ts';
import { fieldOf, outcomeOf } from '#ui/form-action.ts';
import type { FormOutcome } from '#ui/kit/stores/form-outcome.ts';
import { useSite } from '#ui/site-route.tsx';
import { mailNote } from './mail-note.ts';
import { NewsletterPage } from './newsletter-page.tsx';

/** Action of the form on this page and of the one in every page's footer. */
export async function action(args: RouteArgs): Promise<FormOutcome> {
  const client = clientOf(args);
  const form = await args.request.formData();
  return outcomeOf(async () => {
    const { email, mustConfirm } = await client.ask('POST /newsletter', {
      email: fieldOf(form, 'email'),
    });
    if (mustConfirm) {
      return {
        isDone: true,
        isAtForm: true,
        toast: {
          title: 'Almost there',
          text: `We have written to ${email}. Follow the link in the letter to get on the list.`,
        },
      };
    }
    const note = mailNote(await client.ask('GET /site'));
    return {
      isDone: true,
      isAtForm: true,
      toast: {
        title: 'Subscribed!',
        text: `${email} is on the list of the morning letter. ${note}`.trim(),
      },
    };
  });
}

export function Component() {
  return <NewsletterPage site={useSite().site} />;
}
