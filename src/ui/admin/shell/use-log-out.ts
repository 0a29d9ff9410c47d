import { useNavigate } from 'react-router';
import { showToast } from '#ui/kit/stores/toast-store.ts';
import { adminPatterns } from '#ui/routes.ts';
import * as words from '#ui/words/admin/shell-words.ts';
import { adminClient } from '../parts/api/admin-client.ts';

/** Logs out of the back office, shows a toast, and opens the access page. */
export function useLogOut(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    await adminClient().ask('DELETE /admin/session');
    showToast({ title: words.loggedOut, text: words.youHaveBeenSuccessfullyLogged });
    await navigate(adminPatterns.access);
  };
}
