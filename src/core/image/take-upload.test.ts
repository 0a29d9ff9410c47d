import { expect, test } from 'vitest';
import { admin, onlineForExamples } from '../../../tests/support/newsroom/change-examples.ts';
import { createTestBackOffice, valueIn } from '../../../tests/support/newsroom/test-newsroom.ts';
import { type Actor, visitor } from '../actor.ts';
import { imageLabel, type KeptMedia, placeOfImage } from './library-image.ts';

const author: Actor = { kind: 'staff', role: 'author', userId: 'user-1' };

async function* upload() {
  yield new Uint8Array(3);
}

/** A server that keeps every upload as `kept`. */
function openServer(kept: KeptMedia, stored: object[] = []) {
  const keep = async (bytes: AsyncIterable<Uint8Array>) => {
    for await (const _ of bytes);
    return kept;
  };
  const online = { ...onlineForExamples(), media: { keep } };
  const { backOffice, store } = createTestBackOffice(
    { images: stored },
    { edition: 'server', online },
  );
  const library = async () =>
    (await store.read((view) => view.list('images'))).map(({ url, alt }) => [url, alt]);
  return { backOffice, store, library };
}

const image = { type: 'image', url: '/media/a/480.webp' } as const;

test('[upload-library] an uploaded picture enters the library, once in whatever width', async () => {
  const { backOffice, store, library } = openServer(image);
  expect(valueIn(await backOffice.takeUpload(author, { bytes: upload() }))).toEqual(image);
  expect(await library()).toEqual([[image.url, '']]);
  valueIn(await backOffice.takeUpload(author, { bytes: upload() }));
  expect(await library()).toHaveLength(1);
  expect(await store.read((view) => view.count('activity'))).toBe(0);
  const known = openServer(image, [{ id: 'img-1', url: '/media/a/960.avif', alt: 'Boats' }]);
  valueIn(await known.backOffice.takeUpload(author, { bytes: upload() }));
  expect(await known.library()).toEqual([['/media/a/960.avif', 'Boats']]);
});

test('[upload-library] videos, recordings, and pictures for the form of the library, do not enter it', async () => {
  for (const kept of [
    { type: 'video', url: '/media/a.mp4' } as const,
    { type: 'audio', url: '/media/a.mp3' } as const,
  ]) {
    const other = openServer(kept);
    valueIn(await other.backOffice.takeUpload(author, { bytes: upload() }));
    expect(await other.library()).toEqual([]);
  }
  const unlisted = openServer(image);
  valueIn(await unlisted.backOffice.takeUpload(author, { bytes: upload(), isUnlisted: true }));
  expect(await unlisted.library()).toEqual([]);
});

test('staff upload to a server', async () => {
  const { backOffice } = openServer(image);
  expect(await backOffice.takeUpload(visitor, { bytes: upload() })).toMatchObject({
    failure: { kind: 'not-logged-in' },
  });
  const browser = createTestBackOffice();
  expect(await browser.backOffice.takeUpload(admin, { bytes: upload() })).toMatchObject({
    failure: { kind: 'unavailable', code: 'uploads-need-server' },
  });
});

test.each([undefined, null, 'text', {}, [1]])('%j is no upload', async (bytes) => {
  const { backOffice } = openServer(image);
  expect(await backOffice.takeUpload(admin, Object({ bytes }))).toMatchObject({
    failure: { kind: 'invalid', code: 'not-understood' },
  });
});

test('all widths of a picture have one place, and a new one has a label', () => {
  expect(placeOfImage('/media/a/480.webp')).toBe('/media/a/');
  expect(placeOfImage('none')).toBe('');
  expect(imageLabel({ alt: 'Boats' })).toBe('Boats');
  expect(imageLabel({ alt: '' })).toBe('Picture without alt text');
});
