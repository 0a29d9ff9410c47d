import { clientOf, type RouteArgs } from '#ui/client-context.ts';
import { fieldOf, outcomeOf } from '#ui/form-action.ts';
import type { FormOutcome } from '#ui/kit/stores/form-outcome.ts';
import * as words from '#ui/words/static-pages-words.ts';
import { loader as loadPage, Component as PageRoute } from './page-route.tsx';

export const loader = loadPage;
export const Component = PageRoute;

/** Takes the message of a contact form. */
export async function action(args: RouteArgs): Promise<FormOutcome> {
  const form = await args.request.formData();
  return outcomeOf(async () => {
    await clientOf(args).ask('POST /messages', {
      name: fieldOf(form, 'name'),
      email: fieldOf(form, 'email'),
      subject: fieldOf(form, 'subject'),
      message: fieldOf(form, 'message'),
    });
    return {
      isDone: true,
      toast: {
        title: words.messageSent,
        text: words.thankYouForWriting,
      },
    };
  });
}
