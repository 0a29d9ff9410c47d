/** Scope of the service worker. It contains no page, so the worker intercepts no requests. */
export const SCOPE = '/push-worker/';

/** True if the browser supports web push. */
export const isPushSupported = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** This browser's push subscription; `null` without one. */
export async function currentSubscription(): Promise<PushSubscription | null> {
  // Without these APIs there is no subscription.
  const registration = await navigator.serviceWorker?.getRegistration(SCOPE);
  return (await registration?.pushManager?.getSubscription()) ?? null;
}
