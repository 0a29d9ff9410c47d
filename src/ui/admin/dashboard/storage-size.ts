/** What browsers commonly give a site in local storage, in characters; they don't tell. */
export const USUAL_ROOM = 5 * 1024 * 1024;

/** Characters kept in local storage, keys and values; 0 where it is closed to us. */
export function storedCharacters(): number {
  try {
    return Object.entries(localStorage).reduce(
      (sum, [key, value]) => sum + key.length + String(value).length,
      0,
    );
  } catch {
    return 0;
  }
}

/** '0 KB', '12 KB', '1.5 MB', a character counted as a byte. */
export function sizeLabel(characters: number): string {
  const kilobytes = characters / 1024;
  if (kilobytes < 1000) return `${Math.round(kilobytes)} KB`;
  return `${Number((kilobytes / 1024).toFixed(1))} MB`;
}
