import type { Page, Worker } from '@playwright/test';
import { PAGE_SCRIPT_LIMIT } from '../../scripts/measure-bundle.mjs';
import { expectNoFindings } from '../support/journey/audit.ts';
import { edition } from '../support/journey/edition.ts';
import { scriptsOf, settle, sizeOf } from '../support/journey/page-scripts.ts';
import type { ServerEdition } from '../support/journey/server-edition.ts';
import { expect, type Site, test } from '../support/journey/site.ts';
import { sessionOf, user } from '../support/records/records.ts';
import type { SubscribedBrowser } from '../support/server/push-receiver.ts';
import { standInForPush } from '../support/server/stand-in-push.ts';

const pushesOf = (server: ServerEdition | undefined) => {
  if (!server) throw new Error('Only a server pushes.');
  return server.pushes;
};

const allow = (page: Page) => page.getByRole('button', { name: 'Allow', exact: true });

/** Subscribes an owner's browser by the prompt. Returns the browser and its service worker. */
async function subscribe(
  page: Page,
  site: Site,
  pushes: ServerEdition['pushes'],
  width: 390 | 1440,
): Promise<{ browser: SubscribedBrowser; worker: Worker }> {
  const context = page.context();
  await context.grantPermissions(['notifications']);
  const browser = await standInForPush(page, pushes);
  const store = { pushNotificationPrompted: null, isAdminAuthenticated: 'true' };
  await site.open('/about-us', { width, store });
  expect(context.serviceWorkers()).toEqual([]);
  const registered = context.waitForEvent('serviceworker');
  await allow(page).click();
  await site.toast('Notifications Enabled!');
  return { browser, worker: await registered };
}

/** Delivers a message to the page's service worker, as from the push service. */
async function deliver(page: Page, data: string): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    });
  });
  await browser.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  const registrationId = await registered;
  await browser.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
}

/** Replacements in the service worker: a headless browser shows no notifications. */
interface Screen {
  registration: {
    showNotification: (title: string, options: NotificationOptions) => Promise<void>;
  };
  clients: { openWindow: (address: string) => Promise<null> };
  shown: { title: string; body: string; tag: string; data: string }[];
  opened: string[];
}

const watchScreen = (worker: Worker): Promise<void> =>
  worker.evaluate(() => {
    const scope = globalThis as unknown as Screen;
    scope.shown = [];
    scope.opened = [];
    scope.registration.showNotification = async (title, { body = '', tag = '', data }) => {
      scope.shown.push({ title, body, tag, data: String(data) });
    };
    scope.clients.openWindow = async (address) => {
      scope.opened.push(address);
      return null;
    };
  });

const shownBy = (worker: Worker) => worker.evaluate(() => (globalThis as unknown as Screen).shown);

/** Clicks the shown notification; returns the addresses that this opened. */
const press = (worker: Worker) =>
  worker.evaluate(async () => {
    const { shown, opened } = globalThis as unknown as Screen;
    const event = new Event('notificationclick');
    const work = new Promise<unknown>((resolve) => {
      const notification = { close: () => undefined, data: shown[0]?.data };
      Object.assign(event, { notification, waitUntil: resolve });
    });
    dispatchEvent(event);
    await work;
    return opened;
  });

test('[push-journey] a reader allows notifications, gets one, opens its page, and turns them off @server', async ({
  context,
  page,
  site,
  server,
}) => {
  const pushes = pushesOf(server);
  const { browser, worker } = await subscribe(page, site, pushes, 1440);
  // The worker controls no page, so no request passes through it.
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();

  const editor = await context.newPage();
  await editor.goto('/admin/notifications');
  await expect(editor.getByText('1 browser is subscribed and will get')).toBeVisible();
  await editor.getByLabel('Title').fill('Rain tonight');
  await editor.getByLabel('Message').fill('Take an umbrella.');
  await editor.getByRole('button', { name: 'Send Notification' }).click();
  const question = editor.getByRole('dialog', { name: 'Send it now?' });
  await expect(question).toContainText('It goes to 1 browser at once and can’t be taken back.');
  await expect(question.getByRole('figure')).toContainText('Take an umbrella.');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectNoFindings(editor, 'the question before a notification');
  await editor.keyboard.press('Escape');
  await expect(editor.getByRole('button', { name: 'Send Notification' })).toBeFocused();
  await editor.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(editor.getByText('"Rain tonight" is on its way to 1 browser.')).toBeVisible();
  const sent = editor.getByRole('row').filter({ hasText: 'Rain tonight' });
  await expect(sent).toContainText('reached 1 of 1 browser');
  await expect(sent).toContainText('Take an umbrella.');
  await expect(editor.getByText('"Rain tonight" reached 1 of 1 browser.')).toBeVisible();
  await expectNoFindings(editor, 'the sent notifications');
  await editor.close();

  const [message] = pushes.at(browser.endpoint);
  const payload = browser.read(message?.body ?? Buffer.from(''));
  await watchScreen(worker);
  await deliver(page, JSON.stringify(payload));
  const home = `${server?.namedOrigin}/`;
  const rain = { title: 'Rain tonight', body: 'Take an umbrella.', data: home };
  await expect.poll(() => shownBy(worker)).toMatchObject([rain]);
  expect(await press(worker)).toEqual([home]);

  await page.goto('/privacy-policy');
  const section = page.getByRole('region', { name: 'Notifications' });
  await section.scrollIntoViewIfNeeded();
  await expect(section.getByText('Subscribed in this browser')).toBeVisible();
  await section.getByRole('button', { name: 'Turn off notifications' }).click();
  await site.toast('Notifications Are Off', 'This browser gets no more of them.');
  await expect(section.getByText('Not subscribed')).toBeVisible();
  await expect(section.getByRole('button', { name: 'Turn on notifications' })).toBeFocused();
  const counted = await page.request.get('/api/admin/notifications/subscribers');
  expect(await counted.json()).toEqual({ browsers: 0 });
});

/** A subscription in the format of the Push API. */
const subscriptionOf = ({ endpoint, p256dh, auth }: SubscribedBrowser) => ({
  endpoint,
  expirationTime: null,
  keys: { p256dh, auth },
});

/** Fires `pushsubscriptionchange` in the worker; resolves when it is handled. */
const changeSubscription = (worker: Worker, ended: string, begun?: PushSubscriptionJSON) =>
  worker.evaluate(
    ([endpoint, json]) =>
      new Promise((resolve) => {
        const event = new Event('pushsubscriptionchange');
        const newSubscription = json && { toJSON: () => json };
        dispatchEvent(
          Object.assign(event, {
            ...{ oldSubscription: { endpoint }, newSubscription },
            waitUntil: resolve,
          }),
        );
      }),
    [ended, begun] as const,
  );

test('[push-renewed] a browser that changes its subscription goes on getting notifications @server', async ({
  page,
  site,
  server,
}) => {
  const pushes = pushesOf(server);
  const { browser: first, worker } = await subscribe(page, site, pushes, 390);

  // Some browsers pass the new subscription.
  const second = pushes.newBrowser();
  await changeSubscription(worker, first.endpoint, subscriptionOf(second));
  // Others leave subscribing to the worker.
  const third = pushes.newBrowser();
  await worker.evaluate((json) => {
    Object.assign(PushManager.prototype, {
      subscribe: async ({ applicationServerKey }: PushSubscriptionOptionsInit) => {
        Object.assign(globalThis, { subscribedFor: applicationServerKey });
        return { toJSON: () => json };
      },
    });
  }, subscriptionOf(third));
  await changeSubscription(worker, second.endpoint);
  const { publicKey } = await (await page.request.get('/api/push')).json();
  expect(await worker.evaluate(() => Reflect.get(globalThis, 'subscribedFor'))).toBe(publicKey);

  const data = { title: 'Rain tonight', message: 'Take an umbrella.', link: '' };
  const sent = await page.request.post('/api/admin/notifications', { data });
  expect(await sent.json()).toMatchObject({ audience: 1 });
  await expect.poll(() => pushes.received.length).toBe(1);
  const [message, ...others] = pushes.at(third.endpoint);
  expect({ message, others }).toEqual({ message: expect.anything(), others: [] });
  expect(third.read(message?.body ?? Buffer.from(''))).toMatchObject({
    notification: { title: 'Rain tonight' },
  });
});

test('[push-unreachable] a reader whose browser reaches no push service is told so @server', async ({
  context,
  page,
  site,
}) => {
  await context.grantPermissions(['notifications']);
  await page.addInitScript(() => {
    PushManager.prototype.subscribe = async () => {
      throw new DOMException('Registration failed - push service not available', 'AbortError');
    };
  });
  await site.open('/about-us', { width: 390, store: { pushNotificationPrompted: null } });
  await allow(page).click();
  await site.toast(
    'Notifications Are Off',
    'Your browser could not reach its push service. Some browsers have none, or have it switched off.',
    true,
  );
});

test('[push-switch] the privacy policy explains notifications, and turns them on', async ({
  context,
  page,
  site,
  server,
}) => {
  await context.grantPermissions(['notifications']);
  if (server) await standInForPush(page, server.pushes);
  await site.open('/privacy-policy', { width: 390 });
  const section = page.getByRole('region', { name: 'Notifications' });
  if (edition === 'browser') {
    await expect(section).toContainText('Nothing is sent to a push service in this edition.');
    return;
  }
  await section.scrollIntoViewIfNeeded();
  await section.getByRole('button', { name: 'Turn on notifications' }).click();
  await site.toast('Notifications Enabled!');
  await expect(section.getByText('Subscribed in this browser')).toBeVisible();
  await page.reload();
  await section.scrollIntoViewIfNeeded();
  await expect(section.getByText('Subscribed in this browser')).toBeVisible();
});

test('[push-switch] the profile shows whether this browser is subscribed before the switch is hydrated; a press takes effect @server', async ({
  context,
  page,
  site,
  server,
}) => {
  await context.grantPermissions(['notifications']);
  const browser = await standInForPush(page, pushesOf(server));
  const asha = user(1);
  const store = { users: [asha], currentUser: sessionOf(asha), isAdminAuthenticated: 'true' };
  await site.open('/profile', { width: 390, store });
  await expect(page.getByText('Not subscribed')).toBeVisible();
  await page.getByRole('button', { name: 'Turn on notifications' }).click();
  // The toast's script must not count as one of the reloaded page.
  await site.toast('Notifications Enabled!');
  await expect(page.getByText('Subscribed in this browser')).toBeVisible();

  const subscribed = async () =>
    (await (await page.request.get('/api/admin/notifications/subscribers')).json()).browsers;
  const { endpoint } = browser;
  await page.request.delete('/api/push/subscription', { data: { endpoint } });
  expect(await subscribed()).toBe(0);
  const scripts = scriptsOf(page);
  await page.reload();
  await expect(page.getByText('Subscribed in this browser')).toBeVisible();
  await settle(page);
  expect(sizeOf(scripts)).toBeGreaterThan(0);
  expect(sizeOf(scripts)).toBeLessThanOrEqual(PAGE_SCRIPT_LIMIT);
  // The page registers the subscription again, because the site lost it.
  await expect.poll(subscribed).toBe(1);

  await page.getByRole('button', { name: 'Turn off notifications' }).press('Enter');
  await site.toast('Notifications Are Off', 'This browser gets no more of them.');
  await expect(page.getByText('Not subscribed')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Turn on notifications' })).toBeFocused();
  expect(await subscribed()).toBe(0);
});
