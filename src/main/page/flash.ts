import { dismissInTime } from '#ui/kit/behaviours/toast-time.ts';

/** Dismisses the toast that the page came with: in time, by its button, and for the next toast. */
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
    // A question asked before would have gone with the page that the form was on: the next press asks it.
    const asking = import('#ui/kit/push/ask-for-notifications.ts');
    const ask = () =>
      asking.then((module) => module.remarkOnRefusal(module.requestNotifications()));
    addEventListener('click', ask, { once: true });
  }
}
