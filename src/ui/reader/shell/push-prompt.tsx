import { useEffect, useState } from 'react';
import { Button } from '#ui/kit/button.tsx';
import { Icon } from '#ui/kit/icon.tsx';
import { showToast } from '#ui/kit/toast-store.ts';

/** After how many milliseconds the prompt appears (seed.md, section 9). */
const PROMPT_DELAY = 3000;
const FLAG = 'pushNotificationPrompted';

function wasPrompted(): boolean {
  try {
    return localStorage.getItem(FLAG) !== null;
  } catch {
    // Without storage an answer could not be kept, and the question would come back every time.
    return true;
  }
}

function rememberPrompt(): void {
  try {
    localStorage.setItem(FLAG, 'true');
  } catch {
    // A full storage only means that the question is asked again.
  }
}

async function askPermission(): Promise<void> {
  const answer = 'Notification' in window ? await Notification.requestPermission() : 'default';
  if (answer === 'denied') {
    showToast({
      title: 'Notifications Blocked',
      text: 'You can enable notifications in your browser settings.',
      isError: true,
    });
  } else {
    showToast({
      title: 'Notifications Enabled!',
      text: 'You will hear from us when something large happens. (Demo)',
    });
  }
}

/** Asks once, a little after the page has come, whether we may send notifications. */
export function PushPrompt() {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(!wasPrompted()), PROMPT_DELAY);
    return () => clearTimeout(timer);
  }, []);
  if (!isShown) return null;

  const hide = (): void => {
    rememberPrompt();
    setShown(false);
  };
  const allow = (): void => {
    hide();
    void askPermission();
  };
  return (
    <section
      aria-labelledby="push-prompt"
      className="fixed inset-x-4 bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-45 border border-edge border-t-3 border-t-sun bg-raise p-4.5 shadow-float md:inset-x-auto md:right-8 md:bottom-8 md:w-90"
    >
      <h2 id="push-prompt" className="pr-9 text-title">
        Get the morning’s first story
      </h2>
      <p className="mt-1.5 mb-3.5 text-ink-2 text-ui">
        One notification when something large happens. Nothing else.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={allow}>
          Allow
        </Button>
        <Button size="small" tone="line" onClick={hide}>
          Not now
        </Button>
      </div>
      <button
        type="button"
        aria-label="Close"
        onClick={hide}
        className="icon-button absolute top-1.5 right-1.5"
      >
        <Icon name="close" />
      </button>
    </section>
  );
}
