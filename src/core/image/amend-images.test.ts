import { expect, test } from 'vitest';
import { admin } from '../../../tests/support/newsroom/change-examples.ts';
import { createTestBackOffice, valueIn } from '../../../tests/support/newsroom/test-newsroom.ts';

const images = [
  { id: 'img-1', version: 2, url: '/a.jpg', alt: 'A boat', credit: 'Old', tags: ['sea'] },
  { id: 'img-2', version: 1, url: '/b.jpg', alt: '' },
  { id: 'img-3', version: 5, url: '/c.jpg', alt: 'C' },
];

test('[many-at-once] several pictures get a credit, described or not; one that was changed since is named', async () => {
  const { backOffice, store } = createTestBackOffice({ images });
  const given = { credit: 'Rita Rao', tags: ['sea', 'storm'] };
  const answer = valueIn(
    await backOffice.amendImages(admin, {
      images: [
        { id: 'img-1', version: 2, ...given },
        { id: 'img-2', version: 1, ...given },
        { id: 'img-3', version: 4, ...given },
      ],
    }),
  );
  expect(answer).toMatchObject({
    done: ['img-1', 'img-2'],
    refusals: [{ id: 'img-3', label: 'C' }],
  });
  const stored = await store.read((view) => view.list('images'));
  const byId = Object.fromEntries(stored.map((image) => [image.id, image]));
  expect(byId['img-1']).toMatchObject({
    ...{ alt: 'A boat', credit: 'Rita Rao', tags: ['sea', 'storm'] },
  });
  expect(byId['img-2']).toMatchObject({ alt: '', credit: 'Rita Rao', version: 2 });
  expect(byId['img-3']?.credit).toBeUndefined();
  valueIn(
    await backOffice.amendImages(admin, {
      images: [{ id: 'img-2', version: 2, credit: '', rights: '', tags: [] }],
    }),
  );
  const back = await store.read((view) => view.get('images', 'img-2'));
  expect([back?.credit, back?.tags]).toEqual([undefined, undefined]);
});

test('[many-at-once] no picture and too many pictures are refused', async () => {
  const { backOffice } = createTestBackOffice({ images });
  expect(await backOffice.amendImages(admin, { images: [] })).toMatchObject({
    failure: { code: 'no-picture-chosen' },
  });
  const many = Array.from({ length: 101 }, (_, at) => ({ id: `img-${at}`, version: 1 }));
  expect(await backOffice.amendImages(admin, { images: many })).toMatchObject({
    failure: { code: 'too-many-asked' },
  });
});
