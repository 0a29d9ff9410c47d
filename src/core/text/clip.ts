import { cutText } from '../locale/graphemes.ts';

/** Trims a text and shortens it to at most `length` characters, at the end of a word if possible, with an ellipsis. */
export function clip(text: string, length: number): string {
  const trimmed = text.trim();
  if (trimmed.length <= length) return trimmed;
  const cut = cutText(trimmed, length - 1);
  const lastSpace = cut.lastIndexOf(' ');
  return `${(lastSpace > length * 0.7 ? cut.slice(0, lastSpace) : cut).trimEnd()}…`;
}
