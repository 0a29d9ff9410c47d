import { expect, test } from 'vitest';
import { admin } from '../../../tests/support/newsroom/change-examples.ts';
import { imageForm } from '../../../tests/support/newsroom/content-examples.ts';
import { inWords } from '../../../tests/support/newsroom/in-words.ts';
import { createTestBackOffice, valueIn } from '../../../tests/support/newsroom/test-newsroom.ts';
import { WHOLE } from '../article/crop.ts';

const whole = {
  ...imageForm,
  caption: 'At dawn.',
  credit: 'Asha Rao',
  rights: 'Once, in print and here.',
  tags: ['ferries', 'dawn'],
  focus: { x: 20, y: 80 },
  crop: { x: 0.25, y: 0, width: 0.5, height: 1, ratio: 0.75 },
};

test('further fields of a picture are kept when a form lacks them, and removed when it empties them', async () => {
  const { backOffice } = createTestBackOffice();
  const images = backOffice.content('images');
  const { id } = valueIn(await images.save(admin, whole));
  expect(valueIn(await images.save(admin, { ...imageForm, id, version: 1 }))).toMatchObject(whole);
  const texts = { caption: ' ', credit: '', rights: '', tags: [' '] };
  const emptied = { ...texts, focus: { x: 50, y: 30 }, crop: WHOLE };
  const saved = valueIn(await images.save(admin, { ...imageForm, ...emptied, id, version: 2 }));
  expect(JSON.parse(JSON.stringify(saved))).toEqual({ ...imageForm, id, version: 3 });
});

test('tags are trimmed and stored once', async () => {
  const { backOffice } = createTestBackOffice();
  const saved = await backOffice
    .content('images')
    .save(admin, { ...imageForm, tags: [' boats', 'boats ', '', 'Dawn'] });
  expect(valueIn(saved)).toMatchObject({ tags: ['boats', 'Dawn'] });
});

test('the library is searched by alt text, caption, credit and tags', async () => {
  const { backOffice } = createTestBackOffice();
  valueIn(await backOffice.content('images').save(admin, whole));
  for (const [q, total] of [
    ['boat', 1],
    ['dawn', 1],
    ['asha', 1],
    ['ferries', 1],
    ['print', 0],
  ] as const) {
    const asked = { collection: 'images', search: q, isDescending: false, page: 1 } as const;
    const list = valueIn(await backOffice.listRecords(admin, asked));
    expect([q, list.total]).toEqual([q, total]);
  }
});

const text = (length: number): string => 'x'.repeat(length);

test.each([
  [
    'caption',
    text(1000),
    text(1001),
    'The caption may have at most 1,000 characters; it has 1,001.',
  ],
  ['credit', text(200), text(201), 'The credit may have at most 200 characters; it has 201.'],
  [
    'rights',
    text(5000),
    text(5001),
    'The terms of use may have at most 5,000 characters; it has 5,001.',
  ],
  ['tags', [text(100)], [text(101)], 'A tag may have at most 100 characters; it has 101.'],
  [
    'tags',
    Array(30).fill('x'),
    Array(31).fill('x'),
    'A picture may have at most 30 tags; it has 31.',
  ],
])('the longest %s is saved, a longer one is refused', async (field, fits, tooLong, message) => {
  const { backOffice } = createTestBackOffice();
  const { save } = backOffice.content('images');
  expect(valueIn(await save(admin, { ...imageForm, [field]: fits }))).toBeDefined();
  expect(inWords(await save(admin, { ...imageForm, [field]: tooLong }))).toMatchObject({
    failure: { title: 'Error', message },
  });
});

test('a focal point outside the picture is refused', async () => {
  const { backOffice } = createTestBackOffice();
  const saved = backOffice.content('images').save(admin, { ...whole, focus: { x: 101, y: 0 } });
  expect(await saved).toMatchObject({ failure: { kind: 'invalid', field: 'focus.x' } });
});
