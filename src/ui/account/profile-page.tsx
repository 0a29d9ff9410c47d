import type { ReactNode } from 'react';
import type { OpenSession } from '#core/account/session.ts';
import type { Reader } from '#core/account/user.ts';
import { calendarDate } from '#core/locale/reader-dates.ts';
import type { SecondFactorView } from '#core/second-factor/second-factor.ts';
import type { Site } from '#core/site/site.ts';
import { Button } from '#ui/kit/design/button.tsx';
import { PostForm } from '#ui/kit/design/post-form.tsx';
import { PushSetting } from '#ui/kit/push/push-setting.tsx';
import { useSentForm } from '#ui/kit/stores/sent-form.ts';
import { adminPatterns, patterns } from '#ui/routes.ts';
import { ChangePasswordForm } from './change-password-form.tsx';
import { DeleteAccountForm } from './delete-account-form.tsx';
import { SecondFactorSection } from './second-factor/second-factor-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { SubscriptionCard } from './subscription-card.tsx';
import { UnconfirmedNote } from './unconfirmed-note.tsx';

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-3 border-rule border-b py-3 sm:items-baseline sm:grid-cols-[150px_minmax(0,1fr)]">
      <dt className="text-ink-3">{term}</dt>
      <dd className="min-w-0 font-semibold">{children}</dd>
    </div>
  );
}

function LogOut() {
  const { isBusy } = useSentForm('log-out');
  return (
    <PostForm id="log-out" action={patterns.profile} className="mt-5">
      <input type="hidden" name="intent" value="log-out" />
      <Button type="submit" tone="line" aria-disabled={isBusy}>
        Logout
      </Button>
    </PostForm>
  );
}

interface ProfilePageProps {
  reader: Reader;
  /** True for staff. */
  isStaff: boolean;
  /** Open sessions of the account; empty in the browser edition. */
  sessions: readonly OpenSession[];
  /** True while the e-mail address awaits its confirmation. */
  isUnconfirmed: boolean;
  /** Second factors of a staff member; `undefined` for readers. */
  factors: SecondFactorView | undefined;
  /** True where the role requires a second factor and none is set up. */
  mustSetUpFactor: boolean;
  edition: Site['edition'];
}

/** Profile of the reader: name and address, Premium, log-out, security, deletion of the account. */
export function ProfilePage(props: ProfilePageProps) {
  const { reader, isStaff, sessions, isUnconfirmed, factors, mustSetUpFactor, edition } = props;
  const { name, email, subscribed, createdAt } = reader;
  const since = Date.parse(createdAt);
  return (
    <div className="wrap pt-8 pb-4 md:pt-12 md:pb-6">
      <h1 className="mb-6 text-h1">Profile</h1>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-(--gutter) gap-y-5 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <dl className="border-strong border-t-2">
            <Row term="Name">{name}</Row>
            <Row term="Email">{email}</Row>
            <Row term="Push notifications">
              {edition === 'browser' ? 'Subscribed (Demo)' : <PushSetting />}
            </Row>
            {Number.isNaN(since) ? null : (
              <Row term="Member since">
                <time dateTime={createdAt}>{calendarDate(since)}</time>
              </Row>
            )}
          </dl>
          {isUnconfirmed && <UnconfirmedNote email={email} />}
          {isStaff && (
            <p className="mt-5">
              <a href={adminPatterns.dashboard} className="prose-link font-semibold">
                Newsroom
              </a>
            </p>
          )}
          <LogOut />
          <div className="mt-8 border-rule border-t">
            <SecondFactorSection factors={factors} isOwed={mustSetUpFactor} edition={edition} />
            {sessions.length > 0 && <SessionsSection sessions={sessions} />}
            <ChangePasswordForm holder={isStaff ? 'staff' : 'reader'} />
            <DeleteAccountForm />
          </div>
        </div>
        <SubscriptionCard isPremium={subscribed} />
      </div>
    </div>
  );
}
