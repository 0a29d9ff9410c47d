import { expect, test } from 'vitest';
import { admin } from '../../../tests/support/newsroom/change-examples.ts';
import { contentExamples } from '../../../tests/support/newsroom/content-examples.ts';
import { createTestBackOffice, valueIn } from '../../../tests/support/newsroom/test-newsroom.ts';
import { blobOf, makeArchive } from '../../../tests/support/records/archives.ts';
import { contentNames } from '../content-kinds.ts';
import { sayInEnglish } from '../words/say-in-english.ts';

test.each(contentNames)('importing %s applies the rules of their form', async (name) => {
  const { form, stored, refused } = contentExamples[name];
  const [field, value] = refused;
  const { backOffice } = createTestBackOffice();
  const saved = await backOffice.content(name).save(admin, { ...form, [field]: value });
  if (saved.ok) throw new Error(`The form of ${name} takes what it should refuse of “${field}”.`);
  const id = stored.id.replace(/1$/, '77');
  const records = [
    { ...form, id: `${id}8` },
    { ...form, id, [field]: value },
  ];
  const archive = blobOf(makeArchive({ records: { [name]: records } }));
  const { collections } = valueIn(await backOffice.checkArchive(admin, { archive }));
  expect(collections).toMatchObject([
    { name, added: 1, refused: [{ id, reason: sayInEnglish(saved.failure).message }] },
  ]);
});
