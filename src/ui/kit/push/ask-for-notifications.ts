import * as words from '#ui/words/frame-words.ts';
import { showToast } from '../stores/toast-store.ts';

/**
 * Asks for notification permission unless it was asked before; true if refused now. Browsers
 * require a user gesture: call it in the event handler, before any `await`.
 */
export async function requestNotifications(): Promise<boolean> {
  if (typeof Notification === 'undefined' || Notification.permission !== 'default') return false;
  try {
    return (await Notification.requestPermission()) === 'denied';
  } catch {
    // Some browsers have the API but throw outside installed sites.
    return false;
  }
}

/** Shows a toast after a refusal. */
export async function remarkOnRefusal(isRefused: Promise<boolean>): Promise<void> {
  if (!(await isRefused)) return;
  showToast({
    title: words.notificationsBlocked,
    text: words.youCanEnableNotifications,
    isError: true,
  });
}
