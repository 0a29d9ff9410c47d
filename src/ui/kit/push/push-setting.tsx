import { PushSwitch } from './push-switch.island.tsx';

/**
 * Switch for notifications in this browser, for pages from a server. The server can't tell whether a browser is
 * subscribed: the page comes with the switch in both states, and its script removes the wrong one
 * (`main/page/push-switches.ts`). Until then neither is seen.
 */
export const PushSetting = () => (
  <span data-push="" className="data-push:invisible data-push:*:last:hidden">
    <PushSwitch wasOn={false} />
    <PushSwitch wasOn />
  </span>
);
