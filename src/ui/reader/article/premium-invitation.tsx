import { ButtonLink } from '#ui/kit/design/button.tsx';
import { patterns } from '#ui/routes.ts';

/** Paywall of a premium article, for a reader without a premium subscription. */
export function PremiumInvitation({ hasAccount }: { hasAccount: boolean }) {
  return (
    <section aria-labelledby="premium" className="mt-8 grid gap-3 bg-wash p-5">
      <h2 id="premium" className="text-h3">
        This article is for Premium readers
      </h2>
      <p className="text-ink-2">
        {hasAccount
          ? 'Premium opens every article in full. You can switch it on in your profile.'
          : 'Premium opens every article in full. Log in or make an account, then switch it on in your profile.'}
      </p>
      <p className="flex flex-wrap gap-2">
        {hasAccount ? (
          <ButtonLink tone="sun" href={patterns.profile}>
            Go to your profile
          </ButtonLink>
        ) : (
          <>
            <ButtonLink tone="sun" href={patterns.login}>
              Log in
            </ButtonLink>
            <ButtonLink tone="line" href={patterns.register}>
              Make an account
            </ButtonLink>
          </>
        )}
      </p>
    </section>
  );
}
