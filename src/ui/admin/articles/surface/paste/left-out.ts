import { inList, pluralOf } from '#core/locale/plural.ts';
import * as surfaceWords from '#ui/words/admin/surface-words.ts';

export type LeftOutKind = keyof typeof surfaceWords.thingsLeftOut;

/** Counts what a paste leaves out. */
export type LeftOut = Map<LeftOutKind, number>;

export const leaveOut = (leftOut: LeftOut, kind: LeftOutKind, count = 1): void => {
  if (count > 0) leftOut.set(kind, (leftOut.get(kind) ?? 0) + count);
};

/** Says what was left out: *2 pictures and 1 comment were left out.* '' if nothing was. */
export function leftOutInWords(leftOut: LeftOut): string {
  const parts = (Object.keys(surfaceWords.thingsLeftOut) as LeftOutKind[]).flatMap((kind) => {
    const count = leftOut.get(kind) ?? 0;
    return count === 0 ? [] : [`${count} ${pluralOf(count, surfaceWords.thingsLeftOut[kind])}`];
  });
  if (parts.length === 0) return '';
  const total = [...leftOut.values()].reduce((sum, count) => sum + count, 0);
  return surfaceWords.wereLeftOut(total, inList(parts));
}
