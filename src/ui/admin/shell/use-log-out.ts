import { useNavigate } from 'react-router';
import { showToast } from '#ui/kit/stores/toast-store.ts';
import { adminPatterns } from '#ui/routes.ts';
import { adminClient } from '../parts/api/admin-client.ts';

/** Ends the back office's session, says so, and leads to its door. */
export function useLogOut(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    await adminClient().ask('DELETE /admin/session');
    showToast({ title: 'Logged Out', text: 'You have been successfully logged out.' });
    await navigate(adminPatterns.access);
  };
}
