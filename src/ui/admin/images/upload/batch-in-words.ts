import { counted } from '#core/locale/plural.ts';
import type { BatchFile } from './use-upload-batch.ts';

const pictures = { one: 'picture', other: 'pictures' };
const files = { one: 'file', other: 'files' };

/** Sentence on the progress of an upload of several files, such as `2 of 5 files are done.` */
export function batchInWords(batch: readonly BatchFile[]): string {
  const count = (...steps: BatchFile['outcome']['step'][]): number =>
    batch.filter(({ outcome }) => steps.includes(outcome.step)).length;
  const open = count('waiting', 'uploading');
  if (open > 0) return `${batch.length - open} of ${counted(batch.length, files)} done.`;
  const known = count('known');
  const broken = count('broken');
  const refused = count('refused');
  return [
    `${counted(count('added'), pictures)} added.`,
    ...(known > 0 ? [`${counted(known, pictures)} in the library already.`] : []),
    ...(broken > 0 ? [`${counted(broken, files)} did not arrive.`] : []),
    ...(refused > 0 ? [`${counted(refused, files)} refused.`] : []),
  ].join(' ');
}
