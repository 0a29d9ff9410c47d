import { type Client, createClient } from '#api/client.ts';
import { networkFetch } from '#api/network-fetch.ts';
import { currentSubscription, isPushSupported, SCOPE } from './current-subscription.ts';

const WORKER = '/push-worker.js';

/** Notifications could not be turned on; the message says why. */
export class PushRefused extends Error {
  override readonly name = 'PushRefused';
  readonly title: string;

  constructor(title: string, message: string) {
    super(message);
    this.title = title;
  }
}

const off = 'Notifications Are Off';

const refusals = {
  unsupported: () =>
    new PushRefused(
      off,
      'This browser takes no notifications from websites. On an iPhone or iPad, add the site to the home screen and open it there.',
    ),
  blocked: () =>
    new PushRefused(
      'Notifications Blocked',
      'You can enable notifications in your browser settings.',
    ),
  unanswered: () =>
    new PushRefused(off, 'Your browser was not allowed to show them. Nothing was changed.'),
  noService: () =>
    new PushRefused(
      off,
      'Your browser could not reach its push service. Some browsers have none, or have it switched off.',
    ),
};

const client = (): Client =>
  createClient(
    location.origin,
    networkFetch((input, init) => fetch(input, init)),
  );

/** The worker's registration once the worker is active; without pages in its scope, `ready` never comes. */
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
    // The site had another key before, as when its database was replaced.
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
 * Subscribes this browser where that is allowed already.
 * @throws PushRefused where the browser can't; a `Problem` where the site refuses
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
 * Asks whether the site may notify, and subscribes this browser. To be called from a press: browsers hear
 * the question then alone.
 * @throws PushRefused where the browser or its owner won't; a `Problem` where the site refuses
 */
export async function turnPushOn(): Promise<void> {
  if (!isPushSupported()) throw refusals.unsupported();
  const answer = await Notification.requestPermission();
  // The answer may be `default` where the browser refuses without asking.
  if (answer !== 'granted') {
    throw Notification.permission === 'denied' ? refusals.blocked() : refusals.unanswered();
  }
  await subscribeBrowser();
}

/** Ends this browser's subscription, at its push service and at the site. */
export async function turnPushOff(): Promise<void> {
  const subscription = await currentSubscription();
  if (!subscription) return;
  const { endpoint } = subscription;
  await subscription.unsubscribe();
  // A site that can't be reached learns it from the push service, with the next message.
  await client().ask('DELETE /push/subscription', { endpoint }).catch(console.warn);
}
