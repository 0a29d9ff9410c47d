import { useEffect, useRef } from 'react';
import type { Site } from '#core/site/site.ts';
import { clientOf, type RouteArgs } from '#ui/client-context.ts';
import { fieldOf, outcomeOf } from '#ui/form-action.ts';
import { Button } from '#ui/kit/design/button.tsx';
import { PostForm } from '#ui/kit/design/post-form.tsx';
import { TextField } from '#ui/kit/design/text-field.tsx';
import { mailNote } from '#ui/kit/frame/mail-note.ts';
import { PageHead } from '#ui/kit/page/page-head.tsx';
import type { FormOutcome } from '#ui/kit/stores/form-outcome.ts';
import { useSentForm } from '#ui/kit/stores/sent-form.ts';
import { patterns } from '#ui/routes.ts';
import { useSite } from '#ui/site-route.tsx';
import * as words from '#ui/words/newsletter-words.ts';

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
        label={words.email}
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
        {isBusy ? words.subscribing : words.subscribe}
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
        title={words.theMorningLetterTitle(siteName)}
        siteName={siteName}
        path={patterns.newsletter}
        description={words.subscribeToTheMorningLetter(siteName)}
      />
      <h1 className="text-h1">{words.theMorningLetter}</h1>
      <p className="mt-3 max-w-[58ch] text-standfirst">
        {site.look.letterLine || words.sixStoriesBeforeSevenEvery}
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
          title: words.almostThere,
          text: words.weHaveWrittenToFollow(email),
        },
      };
    }
    const note = mailNote(await client.ask('GET /site'));
    return {
      isDone: true,
      isAtForm: true,
      toast: {
        title: words.subscribed,
        text: words.isOnTheListOfTheMorning(email, note).trim(),
      },
    };
  });
}

export function Component() {
  return <NewsletterPage site={useSite().site} />;
}
