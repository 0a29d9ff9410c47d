import { expect, test } from 'vitest';
import { batchInWords } from './upload-list.tsx';
import type { UploadOutcome } from './use-upload-batch.ts';

const image = { id: 'img-1', url: '/x.svg', alt: 'Boats' };
const batch = (...outcomes: UploadOutcome[]) =>
  outcomes.map((outcome, id) => ({ id, file: new File([], `${id}.png`), outcome }));

test('an upload of several files is summed up in words', () => {
  const added = { step: 'added', image } as const;
  expect(batchInWords(batch(added, { step: 'uploading', share: 0.5 }, { step: 'waiting' }))).toBe(
    '1 of 3 files done.',
  );
  expect(batchInWords(batch(added))).toBe('1 picture added.');
  const refused = { step: 'refused', reason: 'No picture.' } as const;
  expect(batchInWords(batch(added, added, { step: 'known', image }, refused, refused))).toBe(
    '2 pictures added. 1 picture in the library already. 2 files refused.',
  );
});
