import { dismissInTime } from '#ui/kit/behaviours/toast-time.ts';

/** Dismisses the page's flash toast: after a time, by its button, or when another toast appears. */
export function startFlash(): void {
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
