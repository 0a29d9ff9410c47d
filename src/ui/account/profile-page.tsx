import type { ReactNode } from 'react';
import type { OpenSession } from '#core/account/session.ts';
import type { Reader } from '#core/account/user.ts';
import { calendarDate } from '#core/locale/reader-dates.ts';
import type { SecondFactorView } from '#core/second-factor/second-factor.ts';
import type { Site } from '#core/site/site.ts';
import { Button } from '#ui/kit/design/button.tsx';
import { PostForm } from '#ui/kit/design/post-form.tsx';
import { PublishedTime } from '#ui/kit/design/published-time.tsx';
import { PushSetting } from '#ui/kit/push/push-setting.tsx';
import { useSentForm } from '#ui/kit/stores/sent-form.ts';
import { adminPatterns, patterns } from '#ui/routes.ts';
import * as words from '#ui/words/account-words.ts';
import { AccountSection } from './account-section.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';
import { DeleteAccountForm } from './delete-account-form.tsx';
import { SecondFactorPanel } from './second-factor/second-factor-panel.island.tsx';
import { SubscriptionCard } from './subscription-card.tsx';

const EVERYWHERE = 'log-out-everywhere';

/** Form id of the button that ends a session. */
const formOf = (id: string): string => `end-session-${id}`;

function SessionRow({ session }: { session: OpenSession }) {
  const { id, device, seenAt, isCurrent } = session;
  const { isBusy } = useSentForm(formOf(id));
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-rule border-b py-3">
      <span>
        <span className="font-semibold">{device}</span>
        <span className="block text-meta">
          {isCurrent ? words.thisBrowser : <PublishedTime published={{ publishedAt: seenAt }} />}
        </span>
      </span>
      {!isCurrent && (
        <PostForm id={formOf(id)} action={patterns.profile}>
          <input type="hidden" name="intent" value="end-session" />
          <input type="hidden" name="session" value={id} />
          <Button
            type="submit"
            tone="line"
            size="small"
            aria-label={words.logOutWith(device)}
            aria-disabled={isBusy}
          >
            {words.logOut}
          </Button>
        </PostForm>
      )}
    </li>
  );
}

/** Open sessions of the account, with buttons to end them. */
function SessionsSection({ sessions }: { sessions: readonly OpenSession[] }) {
  const { isBusy } = useSentForm(EVERYWHERE);
  return (
    <AccountSection title={words.whereYouAreLoggedIn} isOpen={false}>
      <ul className="mb-5">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      <PostForm id={EVERYWHERE} action={patterns.profile}>
        <input type="hidden" name="intent" value="log-out-everywhere" />
        <Button type="submit" tone="line" aria-disabled={isBusy}>
          {words.logOutEverywhere}
        </Button>
      </PostForm>
    </AccountSection>
  );
}

interface SecondFactorSectionProps {
  /** Second factors of a staff member. */
  factors: SecondFactorView | undefined;
  /** True where the role requires a second factor and none is set up. */
  isOwed: boolean;
  edition: Site['edition'];
}

/** Passkeys, authenticator app and recovery codes of staff; a note in the browser edition. */
function SecondFactorSection({ factors, isOwed, edition }: SecondFactorSectionProps) {
  if (edition === 'browser') {
    return (
      <AccountSection title={words.secondFactor} isOpen={false}>
        <p className="max-w-[58ch]">{words.inThisEditionAccountsLive}</p>
      </AccountSection>
    );
  }
  if (!factors) return null;
  return (
    <AccountSection title={words.secondFactor} isOpen={isOwed}>
      {isOwed && (
        <p className="mb-4 max-w-[58ch] border-sun border-s-3 ps-3 font-semibold">
          {words.yourRoleAsks}
        </p>
      )}
      <SecondFactorPanel first={factors} />
    </AccountSection>
  );
}

const FORM_ID = 'confirm-address';

/** Note that the e-mail address is unconfirmed, with a button that sends the letter again. */
function UnconfirmedNote({ email }: { email: string }) {
  const { isBusy } = useSentForm(FORM_ID);
  return (
    <PostForm id={FORM_ID} action={patterns.profile} className="mt-5 bg-wash p-5">
      <input type="hidden" name="intent" value="confirm-address" />
      <p className="mb-3 max-w-[58ch] text-pretty">{words.yourAddressIsNotConfirmed(email)}</p>
      <Button type="submit" tone="line" size="small" aria-disabled={isBusy}>
        {isBusy ? words.sending : words.sendAgain}
      </Button>
    </PostForm>
  );
}

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
        {words.logout}
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
      <h1 className="mb-6 text-h1">{words.profile}</h1>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-(--gutter) gap-y-5 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <dl className="border-strong border-t-2">
            <Row term={words.name}>{name}</Row>
            <Row term={words.email}>{email}</Row>
            <Row term={words.pushNotifications}>
              {edition === 'browser' ? words.subscribedDemo : <PushSetting />}
            </Row>
            <Row term={words.savedForLater}>
              <a href={patterns.saved} className="prose-link">
                {words.seeSavedArticles}
              </a>
            </Row>
            {Number.isNaN(since) ? null : (
              <Row term={words.memberSince}>
                <time dateTime={createdAt}>{calendarDate(since)}</time>
              </Row>
            )}
          </dl>
          {isUnconfirmed && <UnconfirmedNote email={email} />}
          {isStaff && (
            <p className="mt-5">
              <a href={adminPatterns.dashboard} className="prose-link font-semibold">
                {words.newsroom}
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
