import { onElements } from '#ui/kit/behaviours/on-elements.ts';
import { currentSubscription } from '#ui/kit/push/current-subscription.ts';

/** Shows the switch in this browser's state, and sends its subscription to the site. */
async function show(both: HTMLElement): Promise<void> {
  const subscription = await currentSubscription().catch(() => null);
  both.removeAttribute('data-push');
  both.children[subscription ? 0 : 1]?.remove();
  if (!subscription) return;
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify(subscription);
  await fetch('/api/push/subscription', { method: 'PUT', headers, body }).catch(() => undefined);
}

/**
 * Shows the notification switches in this browser's state. Sends an existing subscription again, in case
 * the site has lost it or the reader has logged in since.
 */
export const startPushSwitches = (): void => onElements('[data-push]', (both) => void show(both));
