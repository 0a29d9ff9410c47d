import { useState } from 'react';
import type { Site } from '#core/site/site.ts';
import { Button } from '#ui/kit/design/button.tsx';
import { Icon } from '#ui/kit/design/icon.tsx';
import { defineIsland } from '#ui/kit/page/define-island.tsx';
import { rememberPrompt } from '#ui/kit/push/prompt-memory.ts';
import { showToast } from '#ui/kit/stores/toast-store.ts';
import * as words from '#ui/words/frame-words.ts';

/** Asks for the permission only: the browser edition cannot push. */
async function askPermission(): Promise<void> {
  const answer = 'Notification' in window ? await Notification.requestPermission() : 'granted';
  // Some browsers answer `default` without asking.
  if (answer !== 'granted' && Notification.permission === 'denied') {
    showToast({
      title: words.notificationsBlocked,
      text: words.youCanEnableNotifications,
      isError: true,
    });
  } else {
    showToast({
      title: words.notificationsEnabled,
      text: words.youWillHearFromUs,
    });
  }
}

async function turnOn(): Promise<void> {
  const [{ turnPushOn }, { showPushResult }] = await Promise.all([
    import('#ui/kit/push/browser-push.ts'),
    import('#ui/kit/push/show-push-result.ts'),
  ]);
  await showPushResult(turnPushOn());
}

interface PushPromptCardProps {
  edition: Site['edition'];
}

function PushQuestion({ edition }: PushPromptCardProps) {
  const [isAnswered, setAnswered] = useState(false);
  if (isAnswered) return null;

  const hide = (): void => {
    rememberPrompt();
    setAnswered(true);
  };
  const allow = (): void => {
    hide();
    void (edition === 'server' ? turnOn() : askPermission());
  };
  return (
    <section
      aria-labelledby="push-prompt"
      className="border border-edge border-t-3 border-t-sun bg-raise p-4.5 shadow-float"
    >
      <h2 id="push-prompt" className="pe-9 text-title">
        {words.getTheMorningsFirstStory}
      </h2>
      <p className="mt-1.5 mb-3.5 text-ink-2 text-ui">{words.oneNotificationWhenSomethingLarge}</p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={allow}>
          {words.allow}
        </Button>
        <Button size="small" tone="line" onClick={hide}>
          {words.notNow}
        </Button>
      </div>
      <button
        type="button"
        aria-label={words.close}
        onClick={hide}
        className="icon-button absolute top-1.5 end-1.5"
      >
        <Icon name="close" />
      </button>
    </section>
  );
}

/** Asks whether the site may send notifications; hidden after an answer. */
export const PushPromptCard = defineIsland({
  name: 'push-prompt-card',
  part: PushQuestion,
  wakes: ['click button'],
});
