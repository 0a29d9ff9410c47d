/** The first `length` characters at most, never half of one that takes two code units. */
export function cutText(text: string, length: number): string {
  const cut = text.slice(0, length);
  return cut.length < text.length ? cut.replace(/[\uD800-\uDBFF]$/, '') : cut;
}
