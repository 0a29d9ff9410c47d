import { Island } from '../page/island.tsx';
import { pushSwitchIsland } from './push-switch.tsx';

/**
 * Switch for notifications in this browser, for pages from a server. The server can't tell whether a browser is
 * subscribed: the page comes with the switch in both states, and its script removes the wrong one
 * (`main/page/show-push.ts`). Until then neither is seen.
 */
export const PushSetting = () => (
  <span data-push="" className="data-push:invisible data-push:*:last:hidden">
    <Island of={pushSwitchIsland} props={{ wasOn: false }} />
    <Island of={pushSwitchIsland} props={{ wasOn: true }} />
  </span>
);
