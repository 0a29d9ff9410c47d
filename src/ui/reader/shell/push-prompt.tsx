import type { Site } from '#core/site/site.ts';
import { PushPromptCard } from './push-prompt-card.island.tsx';

/** Prompt for notifications; hidden until `behaviours/prompt.ts` shows it. */
export function PushPrompt({ edition }: Pick<Site, 'edition'>) {
  return (
    <div
      data-push-prompt=""
      hidden
      className="fixed inset-x-4 bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-45 md:inset-x-auto md:right-8 md:bottom-8 md:w-90 print:hidden"
    >
      <PushPromptCard edition={edition} />
    </div>
  );
}
