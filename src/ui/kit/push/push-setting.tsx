import { PushSwitch } from './push-switch.island.tsx';

/**
 * Notification switch in server-rendered pages. Whether the browser is subscribed is known
 * to the browser only: the page contains the switch in both states, invisible until
 * `main/page.ts` removes the wrong one.
 */
export const PushSetting = () => (
  <span data-push="" className="data-push:invisible data-push:*:last:hidden">
    <PushSwitch wasOn={false} />
    <PushSwitch wasOn />
  </span>
);
