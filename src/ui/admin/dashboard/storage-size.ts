import { inDigits } from '#core/locale/numbers.ts';

/** Size in words: '0 kB', '12 kB', '1.5 MB', '74.9 GB'. One character counts as one byte. */
export function sizeLabel(characters: number): string {
  const kilobytes = characters / 1024;
  if (kilobytes < 1000) return `${inDigits(Math.round(kilobytes))} kB`;
  const [size, unit] =
    kilobytes < 1000 * 1024 ? [kilobytes / 1024, 'MB'] : [kilobytes / 1024 ** 2, 'GB'];
  return `${inDigits(size)} ${unit}`;
}
