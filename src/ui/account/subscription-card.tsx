import { Button } from '#ui/kit/design/button.tsx';
import { PostForm } from '#ui/kit/design/post-form.tsx';
import { useSentForm } from '#ui/kit/stores/sent-form.ts';
import { patterns } from '#ui/routes.ts';

const FORM_ID = 'subscription';

/** Standard or Premium, with a button that switches between them. */
export function SubscriptionCard({ isPremium }: { isPremium: boolean }) {
  const { isBusy } = useSentForm(FORM_ID);
  return (
    <section aria-labelledby="subscription-state" className="bg-wash p-5 lg:col-span-5">
      <h2 id="subscription-state" className="text-h3">
        <span className="sr-only">Subscription: </span>
        {isPremium ? 'Premium' : 'Standard'}
      </h2>
      <p className="mt-3 mb-3">
        {isPremium
          ? 'Every article is open to you in full.'
          : 'Premium opens every article in full. This edition takes no payment for it.'}
      </p>
      <PostForm id={FORM_ID} action={patterns.profile}>
        <input type="hidden" name="intent" value={isPremium ? 'cancel' : 'subscribe'} />
        <Button type="submit" tone={isPremium ? 'line' : 'sun'} aria-disabled={isBusy}>
          {isPremium ? 'Cancel Subscription' : 'Subscribe Now'}
        </Button>
      </PostForm>
    </section>
  );
}
