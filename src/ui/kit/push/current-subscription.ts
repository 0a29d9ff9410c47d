/** Scope of the service worker: holds no page, so that the worker stands between no page and the site. */
export const SCOPE = '/push-worker/';

/** True where the browser takes notifications from websites. */
export const isPushSupported = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** This browser's subscription to notifications of the site; `null` where it has none. */
export async function currentSubscription(): Promise<PushSubscription | null> {
  // Browsers that lack these have no subscription.
  const registration = await navigator.serviceWorker?.getRegistration(SCOPE);
  return (await registration?.pushManager?.getSubscription()) ?? null;
}
