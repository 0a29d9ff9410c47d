import { Button } from '#ui/kit/design/button.tsx';
import { PostForm } from '#ui/kit/design/post-form.tsx';
import { useSentForm } from '#ui/kit/stores/sent-form.ts';
import { patterns } from '#ui/routes.ts';
import * as words from '#ui/words/account-words.ts';

const FORM_ID = 'subscription';

/** Standard or Premium, with a button that switches between them. */
export function SubscriptionCard({ isPremium }: { isPremium: boolean }) {
  const { isBusy } = useSentForm(FORM_ID);
  return (
    <section aria-labelledby="subscription-state" className="bg-wash p-5 lg:col-span-5">
      <h2 id="subscription-state" className="text-h3">
        <span className="sr-only">{words.subscription} </span>
        {isPremium ? words.premium : words.standard}
      </h2>
      <p className="mt-3 mb-3">
        {isPremium ? words.everyArticleIsOpen : words.premiumOpensEveryArticle}
      </p>
      <PostForm id={FORM_ID} action={patterns.profile}>
        <input type="hidden" name="intent" value={isPremium ? 'cancel' : 'subscribe'} />
        <Button type="submit" tone={isPremium ? 'line' : 'sun'} aria-disabled={isBusy}>
          {isPremium ? words.cancelSubscription : words.subscribeNow}
        </Button>
      </PostForm>
    </section>
  );
}
