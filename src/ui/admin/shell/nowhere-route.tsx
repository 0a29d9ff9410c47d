import { useLocation } from 'react-router';
import { ButtonLink } from '#ui/kit/design/button.tsx';
import { adminPatterns } from '#ui/routes.ts';
import * as words from '#ui/words/admin/shell-words.ts';
import { AdminPage } from '../parts/page-frame.tsx';

/** Page of an address in the back office at which nothing is. */
export function Component() {
  const { pathname } = useLocation();
  return (
    <AdminPage title={words.pageNotFound}>
      <p className="mb-4 max-w-[56ch] text-ink-2 wrap-anywhere">{words.thereIsNothing(pathname)}</p>
      <ButtonLink href={adminPatterns.dashboard} tone="line" size="small">
        {words.goToTheDashboard}
      </ButtonLink>
    </AdminPage>
  );
}
