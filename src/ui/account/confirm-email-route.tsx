import { useLocation } from 'react-router';
import { clientOf, type RouteArgs } from '#ui/client-context.ts';
import { outcomeOf } from '#ui/form-action.ts';
import { Button } from '#ui/kit/design/button.tsx';
import { PostForm } from '#ui/kit/design/post-form.tsx';
import { PageHead } from '#ui/kit/page/page-head.tsx';
import type { FormOutcome } from '#ui/kit/stores/form-outcome.ts';
import { useSentForm } from '#ui/kit/stores/sent-form.ts';
import { patterns } from '#ui/routes.ts';
import { useSite } from '#ui/site-route.tsx';
import * as words from '#ui/words/account-words.ts';
import { AccountLayout } from './account-layout.tsx';

const FORM_ID = 'confirm-email';

const tokenIn = (search: string): string => new URLSearchParams(search).get('token') ?? '';

export async function action(args: RouteArgs): Promise<FormOutcome> {
  const token = tokenIn(new URL(args.request.url).search);
  return outcomeOf(async () => {
    const { email } = await clientOf(args).ask('PUT /email-confirmation', { token });
    return {
      isDone: true,
      toast: { title: words.addressConfirmed, text: words.isYours(email) },
      goTo: patterns.profile,
    };
  });
}

/**
 * Page behind the link of the confirmation e-mail. Only its button confirms the address, because
 * link scanners open every link.
 */
export function Component() {
  const { siteName } = useSite().site.settings;
  const { isBusy, refusal } = useSentForm(FORM_ID);
  const address = `${patterns.confirmEmail}?token=${encodeURIComponent(tokenIn(useLocation().search))}`;
  return (
    <>
      <PageHead
        title={words.confirmAddressTitle(siteName)}
        siteName={siteName}
        path={patterns.confirmEmail}
        description={words.confirmTheAddress(siteName)}
        isUnlisted
      />
      <AccountLayout
        heading={words.confirmAddress}
        intro={refusal ?? words.oneMoreStepConfirm}
        siteName={siteName}
      >
        {refusal === undefined && (
          <PostForm id={FORM_ID} action={address} className="mt-6">
            <Button type="submit" aria-disabled={isBusy}>
              {words.confirm}
            </Button>
          </PostForm>
        )}
      </AccountLayout>
    </>
  );
}
