import type { LibraryImage } from './library-image.ts';

type Shown = Pick<LibraryImage, 'url' | 'alt' | 'caption' | 'credit' | 'focus' | 'crop'>;

/** Texts that records copy from the library beside an address. */
const copied = ['alt', 'caption', 'credit'] as const;

/** Values that fit one picture alone. */
const framing = ['focus', 'crop'] as const;

/**
 * Returns a deep copy of a record's value that shows another picture. Alt texts, captions and credits that
 * were copied from the old picture are replaced by those of the new one; texts written for the record stay.
 * Crop and focal point beside the address are those of the new picture.
 */
export function swapPicture(value: unknown, before: Shown, after: Shown): unknown {
  if (value === before.url) return after.url;
  if (Array.isArray(value)) return value.map((one) => swapPicture(one, before, after));
  if (typeof value !== 'object' || value === null) return value;
  const swapped = Object.entries(value).map(([key, inner]) => [
    key,
    swapPicture(inner, before, after),
  ]);
  const next: Record<string, unknown> = Object.fromEntries(swapped);
  if (!Object.values(value).includes(before.url)) return next;
  for (const name of copied) {
    const text = before[name];
    if (text && next[name] === text) next[name] = after[name] ?? '';
  }
  if (next.src !== after.url) return next;
  for (const name of framing) {
    delete next[name];
    if (after[name]) next[name] = after[name];
  }
  return next;
}
