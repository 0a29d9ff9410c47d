/**
 * Service worker of the server edition: shows the notifications that are pushed to this browser. Its scope
 * holds no page, so that it intercepts no request; it caches nothing.
 */
declare const self: ServiceWorkerGlobalScope;

/** The payload's notification; see `server/push/web-push-services.ts`. */
interface Pushed {
  title: string;
  body: string;
  navigate: string;
  tag: string;
}

/** A browser demands something to be shown for each message, whatever is in it. */
const unreadable: Pushed = { title: 'News', body: '', navigate: '/', tag: 'news' };

function pushedIn(data: PushMessageData | null): Pushed {
  try {
    const payload = data?.json() as { notification?: Pushed } | undefined;
    const notification = payload?.notification;
    return typeof notification?.title === 'string' ? notification : unreadable;
  } catch {
    return unreadable;
  }
}

/** A later message with the same tag replaces the earlier one silently. */
const show = ({ title, body, navigate, tag }: Pushed): Promise<void> =>
  self.registration.showNotification(title, {
    body,
    tag,
    icon: '/icon-192.png',
    data: new URL(navigate, self.location.origin).href,
  });

/** Brings the page to the front where it is open, and opens it elsewhere. */
async function open(address: string): Promise<unknown> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = windows.find(({ url }) => url === address);
  return shown ? shown.focus() : self.clients.openWindow(address);
}

/** Subscribes anew and tells the site, in place of a subscription that the browser ended. */
async function renew({ oldSubscription, newSubscription }: PushSubscriptionChangeEvent) {
  const { publicKey } = (await (await fetch('/api/push')).json()) as { publicKey: string };
  const subscription =
    newSubscription ??
    (await self.registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: publicKey,
    }));
  await fetch('/api/push/subscription', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...subscription.toJSON(), replaces: oldSubscription?.endpoint }),
  });
}

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('push', (event) => event.waitUntil(show(pushedIn(event.data))));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(String(event.notification.data)));
});
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)));
