import { useState } from 'react';
import * as words from '#ui/words/notifications-words.ts';
import { Button } from '../design/button.tsx';
import { defineIsland } from '../page/define-island.tsx';
import { showToast } from '../stores/toast-store.ts';
import { turnPushOff, turnPushOn } from './browser-push.ts';
import { showPushResult } from './show-push-result.ts';

interface PushSwitchProps {
  /** True if this browser is subscribed at first. */
  wasOn: boolean;
}

function StateAndButton({ wasOn }: PushSwitchProps) {
  const [isOn, setOn] = useState(wasOn);
  const [isBusy, setBusy] = useState(false);

  async function press(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    if (!isOn) setOn(await showPushResult(turnPushOn()));
    else {
      try {
        await turnPushOff();
        setOn(false);
        showToast({ title: words.notificationsAreOff, text: words.thisBrowserGets });
      } catch {
        showToast({
          title: words.notChanged,
          text: words.yourBrowserKeptItsSubscription,
          isError: true,
        });
      }
    }
    setBusy(false);
  }

  return (
    <span className="needs-script flex flex-wrap items-center gap-x-3 gap-y-1">
      <span role="status" className="font-sans font-semibold text-[0.9375rem]/[1.375rem]">
        {isOn ? words.subscribedInThisBrowser : words.notSubscribed}
      </span>
      <Button size="small" tone="line" aria-disabled={isBusy} onClick={() => void press()}>
        {isOn ? words.turnOff : words.turnOn}
        <span className="sr-only"> {words.notifications}</span>
      </Button>
    </span>
  );
}

/** Switch that subscribes this browser to notifications and unsubscribes it. */
export const PushSwitch = defineIsland({
  name: 'push-switch',
  part: StateAndButton,
  wakes: ['click button'],
});
