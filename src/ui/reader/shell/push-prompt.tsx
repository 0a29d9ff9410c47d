import { useEffect, useState } from 'react';
import type { Site } from '#core/site/site.ts';
import { Island } from '#ui/kit/page/island.tsx';
import { PROMPT_DELAY, wasPrompted } from './prompt-memory.ts';
import { pushPromptIsland } from './push-prompt-card.tsx';

/**
 * Asks once, a little after the page has come, whether we may send notifications. In a page from a
 * server the page's script lets it appear.
 */
export function PushPrompt({ edition }: Pick<Site, 'edition'>) {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(!wasPrompted()), PROMPT_DELAY);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div
      data-push-prompt=""
      hidden={!isShown}
      className="fixed inset-x-4 bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-45 md:inset-x-auto md:right-8 md:bottom-8 md:w-90 print:hidden"
    >
      <Island of={pushPromptIsland} props={{ edition }} />
    </div>
  );
}
