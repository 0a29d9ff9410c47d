import type { Page } from '@playwright/test';
import type { PushReceiver } from './push-receiver.ts';

/**
 * Lets the page's browser subscribe at a simulated push service: test browsers reach no real one.
 * Messages arrive at `receiver`, and the returned browser can decrypt them.
 */
export async function standInForPush(page: Page, receiver: PushReceiver) {
  const browser = receiver.newBrowser();
  const { endpoint, p256dh, auth } = browser;
  await page.addInitScript(
    (given) => {
      const KEY = 'test-push-subscription';
      const subscription = {
        endpoint: given.endpoint,
        toJSON: () => ({
          endpoint: given.endpoint,
          expirationTime: null,
          keys: { p256dh: given.p256dh, auth: given.auth },
        }),
        unsubscribe: async () => {
          sessionStorage.removeItem(KEY);
          return true;
        },
      };
      const kept = () => (sessionStorage.getItem(KEY) === null ? null : subscription);
      Object.assign(PushManager.prototype, {
        getSubscription: async () => kept(),
        subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
          sessionStorage.setItem(KEY, applicationServerKey);
          return subscription;
        },
      });
    },
    { endpoint, p256dh, auth },
  );
  return browser;
}
