import { currentSubscription } from '#ui/kit/push/current-subscription.ts';

/**
 * Shows the switches for notifications as they stand in this browser. Tells the site of the subscription again,
 * in case the site lost it or the reader has logged in since.
 */
export async function showPush(): Promise<void> {
  const switches = document.querySelectorAll('[data-push]');
  if (switches.length === 0) return;
  const subscription = await currentSubscription().catch(() => null);
  for (const one of switches) {
    one.removeAttribute('data-push');
    one.children[subscription ? 0 : 1]?.remove();
  }
  if (!subscription) return;
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify(subscription);
  await fetch('/api/push/subscription', { method: 'PUT', headers, body }).catch(() => undefined);
}
