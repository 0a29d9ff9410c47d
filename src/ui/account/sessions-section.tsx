import type { OpenSession } from '#core/account/session.ts';
import { Button } from '#ui/kit/design/button.tsx';
import { PostForm } from '#ui/kit/design/post-form.tsx';
import { PublishedTime } from '#ui/kit/design/published-time.tsx';
import { useSentForm } from '#ui/kit/stores/sent-form.ts';
import { patterns } from '#ui/routes.ts';
import { AccountSection } from './account-section.tsx';

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
          {isCurrent ? 'This browser' : <PublishedTime published={{ publishedAt: seenAt }} />}
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
            aria-label={`Log out: ${device}`}
            aria-disabled={isBusy}
          >
            Log Out
          </Button>
        </PostForm>
      )}
    </li>
  );
}

/** Open sessions of the account, with buttons to end them. */
export function SessionsSection({ sessions }: { sessions: readonly OpenSession[] }) {
  const { isBusy } = useSentForm(EVERYWHERE);
  return (
    <AccountSection title="Where you are logged in" isOpen={false}>
      <ul className="mb-5">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      <PostForm id={EVERYWHERE} action={patterns.profile}>
        <input type="hidden" name="intent" value="log-out-everywhere" />
        <Button type="submit" tone="line" aria-disabled={isBusy}>
          Log Out Everywhere
        </Button>
      </PostForm>
    </AccountSection>
  );
}
