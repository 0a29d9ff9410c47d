import { wasPrompted } from '../push/prompt-memory.ts';
import { onElements } from './on-elements.ts';

/** Delay before the prompt appears, in milliseconds. */
const PROMPT_DELAY = 3000;

/** Shows the prompt for notifications, unless it was answered before. */
export function startPrompt(): void {
  onElements('[data-push-prompt]', (prompt) => {
    setTimeout(() => {
      prompt.hidden = wasPrompted();
    }, PROMPT_DELAY);
  });
}
