/** The first `length` characters at most, never half of one that takes two code units. */
export function cutText(text: string, length: number): string {
  const cut = text.slice(0, length);
  return cut.length < text.length ? cut.replace(/[\uD800-\uDBFF]$/, '') : cut;
}

/** At most `length` characters: cut at a word where one ends near there, the cut shown by an ellipsis. */
export function clip(text: string, length: number): string {
  const trimmed = text.trim();
  if (trimmed.length <= length) return trimmed;
  const cut = cutText(trimmed, length - 1);
  const lastSpace = cut.lastIndexOf(' ');
  return `${cut.slice(0, lastSpace > length * 0.7 ? lastSpace : length).trimEnd()}…`;
}
