import { showToast } from '../stores/toast-store.ts';

/**
 * Asks the browser whether the site may notify, if that was never answered; true where it is refused now.
 * Browsers hear the question in answer to a press alone: call it from the event, before anything is awaited.
 */
export async function requestNotifications(): Promise<boolean> {
  if (typeof Notification === 'undefined' || Notification.permission !== 'default') return false;
  try {
    return (await Notification.requestPermission()) === 'denied';
  } catch {
    // Some browsers have the interface but let only installed sites ask.
    return false;
  }
}

/** Remarks on a refusal that was just given. */
export async function remarkOnRefusal(isRefused: Promise<boolean>): Promise<void> {
  if (!(await isRefused)) return;
  showToast({
    title: 'Notifications Blocked',
    text: 'You can enable notifications in your browser settings.',
    isError: true,
  });
}
