const FLAG = 'pushNotificationPrompted';

/** True if the prompt was answered before. */
export function wasPrompted(): boolean {
  try {
    return localStorage.getItem(FLAG) !== null;
  } catch {
    // Without storage the prompt would come back on every page.
    return true;
  }
}

export function rememberPrompt(): void {
  try {
    localStorage.setItem(FLAG, 'true');
  } catch {
    // With full storage the prompt is shown again.
  }
}
