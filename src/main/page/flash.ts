import { subscribeToToast, TOAST_TIME } from '#ui/kit/stores/toast-store.ts';
import { wake } from './wake.ts';

/** Dismisses the toast that the page came with after its time, which rests while someone is at it. */
function dismissInTime(flash: HTMLElement): () => void {
  let left = TOAST_TIME;
  let since = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const dismiss = (): void => {
    clearTimeout(timer);
    flash.remove();
  };
  const run = (): void => {
    since = Date.now();
    clearTimeout(timer);
    timer = setTimeout(dismiss, left);
  };
  const rest = (): void => {
    clearTimeout(timer);
    left -= Date.now() - since;
  };
  flash.addEventListener('pointerenter', rest);
  flash.addEventListener('pointerleave', run);
  flash.addEventListener('focusin', rest);
  flash.addEventListener('focusout', run);
  flash.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('button')) dismiss();
  });
  run();
  return dismiss;
}

/** Minds the toast that the page came with, and wakes what shows others. */
export function mindToasts(): void {
  const flash = document.querySelector<HTMLElement>('[data-flash]');
  const dismiss = flash ? dismissInTime(flash) : undefined;
  const toaster = document.querySelector('day-island[name=toaster]');
  subscribeToToast(() => {
    dismiss?.();
    if (toaster) void wake(toaster);
  });
  if (flash?.dataset.flash === 'asks-to-notify') {
    // A question asked before would have gone with the page that the form was on: the next press asks it.
    const asking = import('#ui/kit/push/ask-for-notifications.ts');
    const ask = () =>
      asking.then((module) => module.remarkOnRefusal(module.requestNotifications()));
    addEventListener('click', ask, { once: true });
  }
}
