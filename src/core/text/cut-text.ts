/** Returns at most the first `length` UTF-16 code units, without splitting a surrogate pair. */
export function cutText(text: string, length: number): string {
  const cut = text.slice(0, length);
  return cut.length < text.length ? cut.replace(/[\uD800-\uDBFF]$/, '') : cut;
}

/** Trims a text and shortens it to at most `length` characters, at the end of a word if possible, with an ellipsis. */
export function clip(text: string, length: number): string {
  const trimmed = text.trim();
  if (trimmed.length <= length) return trimmed;
  const cut = cutText(trimmed, length - 1);
  const lastSpace = cut.lastIndexOf(' ');
  return `${cut.slice(0, lastSpace > length * 0.7 ? lastSpace : length).trimEnd()}…`;
}
