/** Text that this browser's storage has under a key; `null` without one, `undefined` where storage is denied. */
export function storedText(key: string): string | null | undefined {
  try {
    return localStorage.getItem(key);
  } catch {
    return undefined;
  }
}
