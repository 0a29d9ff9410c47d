import { inList, pluralOf } from '#core/locale/plural.ts';

/** Things that a paste can leave out, in the order in which they are named. */
const names = {
  picture: { one: 'picture', other: 'pictures' },
  film: { one: 'film or recording', other: 'films or recordings' },
  frame: { one: 'embedded frame', other: 'embedded frames' },
  comment: { one: 'comment', other: 'comments' },
  deletion: { one: 'deleted passage', other: 'deleted passages' },
  note: { one: 'sign of a note that was not copied', other: 'signs of notes that were not copied' },
  lettering: { one: 'numbering by letters', other: 'numberings by letters' },
  control: { one: 'form field or button', other: 'form fields or buttons' },
} as const;

export type LeftOutKind = keyof typeof names;

/** Counts what a paste leaves out. */
export type LeftOut = Map<LeftOutKind, number>;

export const leaveOut = (leftOut: LeftOut, kind: LeftOutKind, count = 1): void => {
  if (count > 0) leftOut.set(kind, (leftOut.get(kind) ?? 0) + count);
};

/** Says what was left out: *2 pictures and 1 comment were left out.* '' if nothing was. */
export function leftOutInWords(leftOut: LeftOut): string {
  const parts = (Object.keys(names) as LeftOutKind[]).flatMap((kind) => {
    const count = leftOut.get(kind) ?? 0;
    return count === 0 ? [] : [`${count} ${pluralOf(count, names[kind])}`];
  });
  if (parts.length === 0) return '';
  const total = [...leftOut.values()].reduce((sum, count) => sum + count, 0);
  return `${inList(parts)} ${pluralOf(total, { one: 'was', other: 'were' })} left out.`;
}
