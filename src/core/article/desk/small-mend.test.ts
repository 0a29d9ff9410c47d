import { expect, test } from 'vitest';
import { admin } from '../../../../tests/support/newsroom/change-examples.ts';
import { articleForm } from '../../../../tests/support/newsroom/content-examples.ts';
import {
  createTestPorts,
  storedArticle,
  valueIn,
} from '../../../../tests/support/newsroom/test-newsroom.ts';
import { createBackOffice } from '../../back-office.ts';

const writer = { kind: 'staff', role: 'author', userId: 'user-7' } as const;
const picture = { id: 'b2', type: 'image', src: '/art/india.svg', alt: 'Rain' };
const content = [...articleForm.content, picture];
const crop = { x: 0.1, y: 0.1, width: 0.5, height: 0.5, ratio: 1 };
const words = { ...articleForm, id: 'article-7', version: 'any' };

function openDesk(settings: object = {}) {
  const { ports } = createTestPorts({
    articles: [
      storedArticle({
        ...{ ...articleForm, id: 'article-7', content, writerId: 'user-7' },
        publishedAt: '2026-11-20T06:00:00.000Z',
      }),
    ],
    tags: [{ id: 'tag-1', name: 'Rain', slug: 'rain' }],
    categories: [{ id: 'cat-2', name: 'World' }],
    authors: [{ id: 'author-1', name: 'Asha Rao', slug: 'asha-rao' }],
    settings: [{ id: 'site', ...settings }],
  });
  const after = async () =>
    ports.store.read(async (view) => ({
      updatedAt: (await view.get('articles', 'article-7'))?.updatedAt,
      versions: await view.count('publishedVersions'),
      revisions: (await view.list('revisions')).map(({ command }) => command),
    }));
  return { backOffice: createBackOffice(ports), after };
}

test.each([
  ['byline', { bylines: [{ authorId: 'author-1', name: 'Asha Rao' }] }],
  ['section', { category: 'World' }],
  ['tags', { tagIds: ['tag-1'] }],
  ['crop', { content: [articleForm.content[0], { ...picture, crop }] }],
])('[small-mend] a change of %s alone is no update', async (_, fields) => {
  const { backOffice, after } = openDesk();
  valueIn(await backOffice.content('articles').save(admin, { ...words, content, ...fields }));
  expect(await after()).toMatchObject({ updatedAt: undefined, versions: 0 });
});

test('[small-mend] a change of words is an update, unless it is a small mend', async () => {
  const { backOffice, after } = openDesk();
  const mended = { ...words, content, title: 'Rains' };
  valueIn(await backOffice.article('mend')(admin, mended));
  expect(await after()).toEqual({ updatedAt: undefined, versions: 0, revisions: ['mend'] });
  valueIn(await backOffice.content('articles').save(admin, { ...mended, title: 'Rain again' }));
  const { updatedAt, versions } = await after();
  expect([typeof updatedAt, versions]).toEqual(['string', 1]);
  valueIn(await backOffice.article('mend')(admin, { ...mended, title: 'Rain, again' }));
  expect(await after()).toMatchObject({ updatedAt, versions: 1 });
});

test('[small-mend] a correction is an update even if only its note is new', async () => {
  const { backOffice, after } = openDesk();
  valueIn(await backOffice.article('correct')(admin, { ...words, content, note: 'A name.' }));
  expect(typeof (await after()).updatedAt).toBe('string');
});

test('[small-mend] authors make small mends as the settings say; what readers do not have is not mended', async () => {
  const mended = { ...words, content, title: 'Rains' };
  expect((await openDesk().backOffice.article('mend')(writer, mended)).ok).toBe(true);
  const strict = openDesk({ authorsMend: false }).backOffice;
  expect(await strict.article('mend')(writer, mended)).toMatchObject({
    failure: { kind: 'forbidden' },
  });
  valueIn(await strict.content('articles').save(writer, mended));
  valueIn(await strict.article('withdraw')(admin, { id: 'article-7', version: 'any' }));
  expect(await strict.article('mend')(admin, mended)).toMatchObject({
    failure: { kind: 'wrong-state' },
  });
});
