/** Entry of readers' pages on the server edition; React is loaded only when an island is hydrated. */

import { onElements } from '#ui/kit/behaviours/on-elements.ts';
import { startBehaviours } from '#ui/kit/behaviours/start-behaviours.ts';
import { dismissInTime } from '#ui/kit/behaviours/toast-time.ts';
import { currentSubscription } from '#ui/kit/push/current-subscription.ts';
import { countViews } from './page/count-views.ts';
import { repeatEarlyEvents } from './page/early-events.ts';
import { followChanges } from './page/follow-changes.ts';
import { startIslands } from './page/islands.ts';
import { contentOf, regionsOf } from './page/regions.ts';

/** Milliseconds over which the requests of many readers after the same change are spread. */
const SPREAD = 300;

/** Keeps the page up to date; the code for it is loaded with the first change. */
function keepPageLive(): void {
  const served = new WeakMap(regionsOf(document).map((region) => [region, contentOf(region)]));
  let isStale = false;

  async function refresh(isRestored: boolean): Promise<void> {
    isStale = false;
    // Shorter once it is bundled than a module that is awaited.
    if (
      await import('./page/show-changes.ts').then((module) =>
        module.showChanges(served, isRestored),
      )
    )
      isStale = true;
  }

  /** Without a connection the page stays unchanged. */
  const tryRefresh = (isRestored = false): void => void refresh(isRestored).catch(() => undefined);

  followChanges(() => void setTimeout(tryRefresh, Math.random() * SPREAD));
  followSession(() => tryRefresh());
  for (const event of ['scrollend', 'focusout', 'close', 'ended']) {
    addEventListener(event, () => isStale && tryRefresh(), true);
  }
  addEventListener('pageshow', ({ persisted }) => persisted && tryRefresh(true));
}

/**
 * Calls back when another tab of this browser has logged in or out. The channel is closed on `pagehide`:
 * a message would evict the page from the back/forward cache.
 */
function followSession(onChange: () => void): void {
  const { dataset } = document.documentElement;
  const join = (): BroadcastChannel => {
    const joined = new BroadcastChannel('daybreak-session');
    joined.onmessage = ({ data }) => data !== dataset.reader && onChange();
    return joined;
  };
  let channel = join();
  channel.postMessage(dataset.reader);
  addEventListener('pagehide', () => channel.close());
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) channel = join();
  });
}

/** Dismisses the page's flash toast: after a time, by its button, or when another toast appears. */
function startFlash(): void {
  const flash = document.querySelector<HTMLElement>('[data-flash]');
  if (!flash) return;
  const dismiss = (): void => flash.remove();
  dismissInTime(flash, dismiss);
  document.addEventListener('toast', dismiss);
  flash.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('button')) dismiss();
  });
  if (flash.dataset.flash === 'asks-to-notify') {
    // Browsers require a user gesture on this page for the permission prompt, so it opens with the next
    // click.
    const asking = import('#ui/kit/push/ask-for-notifications.ts');
    const ask = () =>
      asking.then((module) => module.remarkOnRefusal(module.requestNotifications()));
    addEventListener('click', ask, { once: true });
  }
}

/** Shows the switch in this browser's state, and sends its subscription to the site. */
async function showSwitch(both: HTMLElement): Promise<void> {
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
const startPushSwitches = (): void => onElements('[data-push]', (both) => void showSwitch(both));

/** Submits forms with `data-in-place` without leaving the page. */
function startSendingForms(): void {
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.dataset.inPlace === undefined) return;
    event.preventDefault();
    void import('./page/send-in-place.ts').then((module) => module.sendInPlace(form));
  });
}

/** Shows results while somebody types or chooses in a form with `data-refines`. */
function startRefining(): void {
  document.addEventListener('input', (event) => {
    if (event.target instanceof Element && event.target.closest('[data-refines]'))
      void import('./page/refine-in-place.ts').then((module) => module.refineInPlace(event));
  });
}

/** Registers the worker that keeps the pages read lately for times without a connection. */
function keepPages(): void {
  if ('keepsPages' in document.documentElement.dataset)
    void navigator.serviceWorker?.register('/offline-worker.js').catch(() => undefined);
}

// First, since it compares later versions with the page as served.
keepPageLive();
startBehaviours();
startIslands();
startFlash();
startSendingForms();
startRefining();
startPushSwitches();
countViews();
keepPages();
repeatEarlyEvents();
