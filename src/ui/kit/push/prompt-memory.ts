const FLAG = 'pushNotificationPrompted';

/** True where the prompt was ever answered. */
export function wasPrompted(): boolean {
  try {
    return localStorage.getItem(FLAG) !== null;
  } catch {
    // Without storage an answer could not be kept, and the question would come back every time.
    return true;
  }
}

export function rememberPrompt(): void {
  try {
    localStorage.setItem(FLAG, 'true');
  } catch {
    // A full storage only means that the question is asked again.
  }
}
