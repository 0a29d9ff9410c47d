import { type Client, createClient } from '#api/client.ts';
import { networkFetch } from '#api/network-fetch.ts';
import * as frameWords from '#ui/words/frame-words.ts';
import * as words from '#ui/words/notifications-words.ts';
import { currentSubscription, isPushSupported, SCOPE } from './current-subscription.ts';

const WORKER = '/push-worker.js';

/** Notifications could not be turned on; the message states the reason. */
export class PushRefused extends Error {
  override readonly name = 'PushRefused';
  readonly title: string;

  constructor(title: string, message: string) {
    super(message);
    this.title = title;
  }
}

const refusals = {
  unsupported: () => new PushRefused(words.notificationsAreOff, words.thisBrowserTakesNone),
  blocked: () =>
    new PushRefused(frameWords.notificationsBlocked, frameWords.youCanEnableNotifications),
  unanswered: () => new PushRefused(words.notificationsAreOff, words.yourBrowserWasNotAllowed),
  noService: () => new PushRefused(words.notificationsAreOff, words.yourBrowserCouldNotReach),
};

const client = (): Client =>
  createClient(
    location.origin,
    networkFetch((input, init) => fetch(input, init)),
  );

/**
 * Registration of the worker once it is active. `serviceWorker.ready` would never resolve: no page
 * is in the worker's scope.
 */
async function activeRegistration(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(WORKER, { scope: SCOPE });
  const worker = registration.installing ?? registration.waiting;
  if (registration.active || !worker) return registration;
  await new Promise<void>((resolve, reject) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve();
      if (worker.state === 'redundant') reject(refusals.noService());
    });
  });
  return registration;
}

async function subscribe(publicKey: string): Promise<PushSubscription> {
  const { pushManager } = await activeRegistration();
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    // The subscription has another key, for example because the site's database was replaced.
    const earlier = await pushManager.getSubscription();
    if (!earlier || (error as Error).name !== 'InvalidStateError') throw error;
    await earlier.unsubscribe();
    return pushManager.subscribe(options);
  }
}

async function tellSite(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys ?? {};
  const json = { endpoint: endpoint ?? '', keys: { p256dh, auth } };
  await client().ask('PUT /push/subscription', json);
}

/**
 * Subscribes this browser; permission must be granted already.
 * @throws PushRefused if the browser cannot subscribe; a `Problem` if the site refuses
 */
export async function subscribeBrowser(): Promise<void> {
  if (!isPushSupported()) throw refusals.unsupported();
  const { publicKey } = await client().ask('GET /push');
  const subscription = await subscribe(publicKey).catch((error: unknown) => {
    console.warn(error);
    throw refusals.noService();
  });
  await tellSite(subscription);
}

/**
 * Asks for notification permission and subscribes this browser. Browsers require a user gesture:
 * call it in the event handler, before any `await`.
 * @throws PushRefused if the browser or its user refuses; a `Problem` if the site refuses
 */
export async function turnPushOn(): Promise<void> {
  if (!isPushSupported()) throw refusals.unsupported();
  const answer = await Notification.requestPermission();
  // Some browsers answer `default` without asking.
  if (answer !== 'granted') {
    throw Notification.permission === 'denied' ? refusals.blocked() : refusals.unanswered();
  }
  await subscribeBrowser();
}

/** Ends this browser's subscription at its push service and at the site. */
export async function turnPushOff(): Promise<void> {
  const subscription = await currentSubscription();
  if (!subscription) return;
  const { endpoint } = subscription;
  await subscription.unsubscribe();
  // If the request fails, the site drops the subscription at the next message, which the push
  // service rejects.
  await client().ask('DELETE /push/subscription', { endpoint }).catch(console.warn);
}
