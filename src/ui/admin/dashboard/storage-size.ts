/** '0 KB', '12 KB', '1.5 MB', a character counted as a byte. */
export function sizeLabel(characters: number): string {
  const kilobytes = characters / 1024;
  if (kilobytes < 1000) return `${Math.round(kilobytes)} KB`;
  return `${Number((kilobytes / 1024).toFixed(1))} MB`;
}
