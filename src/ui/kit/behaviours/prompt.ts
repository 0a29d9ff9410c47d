import { wasPrompted } from '../push/prompt-memory.ts';
import { onElements } from './on-elements.ts';

/** After how many milliseconds the prompt appears. */
const PROMPT_DELAY = 3000;

/** Lets the question about notifications appear, unless it was answered. */
export function startPrompt(): void {
  onElements('[data-push-prompt]', (prompt) => {
    setTimeout(() => {
      prompt.hidden = wasPrompted();
    }, PROMPT_DELAY);
  });
}
