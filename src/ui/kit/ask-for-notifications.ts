import { showToast } from './toast-store.ts';

/**
 * Asks the browser whether the site may notify, if that was never answered. Only a refusal given
 * now is remarked on. Must follow a reader's own action soon: browsers ignore it otherwise.
 */
export async function askForNotifications(): Promise<void> {
  if (typeof Notification === 'undefined' || Notification.permission !== 'default') return;
  try {
    const answer = await Notification.requestPermission();
    if (answer !== 'denied') return;
  } catch {
    // Some browsers have the interface but let only installed sites ask.
    return;
  }
  showToast({
    title: 'Notifications Blocked',
    text: 'You can enable notifications in your browser settings.',
    isError: true,
  });
}
