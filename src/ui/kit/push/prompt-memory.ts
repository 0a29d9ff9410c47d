import { storedText } from '../stores/stored-text.ts';

const FLAG = 'pushNotificationPrompted';

/** True if the prompt was answered before, and where storage is denied: it would come back on every page. */
export const wasPrompted = (): boolean => storedText(FLAG) !== null;

export function rememberPrompt(): void {
  try {
    localStorage.setItem(FLAG, 'true');
  } catch {
    // With full storage the prompt is shown again.
  }
}
