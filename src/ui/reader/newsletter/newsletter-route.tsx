import { useEffect, useRef } from 'react';
import type { Site } from '#core/site/site.ts';
import { clientOf, type RouteArgs } from '#ui/client-context.ts';
import { fieldOf, outcomeOf } from '#ui/form-action.ts';
import { Button } from '#ui/kit/design/button.tsx';
import { PostForm } from '#ui/kit/design/post-form.tsx';
import { TextField } from '#ui/kit/design/text-field.tsx';
import { PageHead } from '#ui/kit/page/page-head.tsx';
import type { FormOutcome } from '#ui/kit/stores/form-outcome.ts';
import { useSentForm } from '#ui/kit/stores/sent-form.ts';
import { patterns } from '#ui/routes.ts';
import { useSite } from '#ui/site-route.tsx';
import { mailNote } from './mail-note.ts';

const FORM_ID = 'newsletter-page';

function NewsletterForm({ note }: { note: string }) {
  const { errorOf, confirmation, typedIn, isBusy, isDone } = useSentForm(FORM_ID);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isDone) form.current?.reset();
  }, [isDone]);
  return (
    <PostForm
      ref={form}
      id={FORM_ID}
      action={patterns.newsletter}
      isSentInPlace
      className="mt-6 grid max-w-form gap-4.5"
    >
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        placeholder="you@example.com"
        required
        defaultValue={typedIn('email')}
        hint={note}
        error={errorOf('email')}
      />
      <Button type="submit" tone="sun" aria-disabled={isBusy} className="w-full">
        {isBusy ? 'Subscribing…' : 'Subscribe'}
      </Button>
      <p role="status" className="empty:hidden">
        {confirmation}
      </p>
    </PostForm>
  );
}

/** Page of the newsletter, for links to it and for readers without JavaScript. */
function NewsletterPage({ site }: { site: Site }) {
  const { siteName } = site.settings;
  return (
    <div className="wrap pt-8 pb-4 md:pt-12 md:pb-6">
      <PageHead
        title={`The morning letter - ${siteName}`}
        siteName={siteName}
        path={patterns.newsletter}
        description={`Subscribe to the morning letter of ${siteName}: six stories before seven.`}
      />
      <h1 className="text-h1">The morning letter</h1>
      <p className="mt-3 max-w-[58ch] text-standfirst">
        Six stories before seven, every day: what happened overnight and what to watch by evening.
      </p>
      <NewsletterForm note={mailNote(site)} />
    </div>
  );
}

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
