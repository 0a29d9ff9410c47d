import { expect, test } from 'vitest';
import { admin } from '../../../tests/support/newsroom/change-examples.ts';
import {
  advertisementForm,
  articleForm,
  imageForm,
  storyForm,
} from '../../../tests/support/newsroom/content-examples.ts';
import {
  createTestBackOffice,
  storedArticle,
  valueIn,
} from '../../../tests/support/newsroom/test-newsroom.ts';
import type { Actor } from '../actor.ts';
import { picturedNames } from './image-use.ts';

const old = '/art/india.svg';
const next = '/art/world.svg';
const picture = (fields: object) => ({ id: 'b', type: 'image', src: old, alt: '', ...fields });
const gallery = { id: 'g', type: 'gallery', layout: 'grid', pictures: [picture({ alt: 'Own' })] };
const [page] = storyForm.pages;

const left = { x: 0, y: 0, width: 0.5, height: 1, ratio: 0.8 };

const open = () =>
  createTestBackOffice({
    images: [
      { ...imageForm, id: 'img-1', url: old, alt: 'Rain', credit: 'Asha Rao' },
      { ...imageForm, id: 'img-2', url: next, alt: 'Harbour', caption: 'At dawn.', crop: left },
    ],
    articles: [
      storedArticle({
        ...articleForm,
        ...{ id: 'article-1', version: 3 },
        content: [
          picture({ alt: 'Rain', credit: 'Asha Rao', caption: 'Own.', focus: { x: 9, y: 9 } }),
          gallery,
        ],
      }),
      storedArticle({ id: 'article-2', content: [picture({ src: '/art/tech.svg' })] }),
    ],
    drafts: [{ ...articleForm, id: 'article-1', stage: 'draft', content: [picture({})] }],
    stories: [{ ...storyForm, id: 'story-1', coverImageSrc: old, pages: [{ ...page, src: old }] }],
    advertisements: [{ ...advertisementForm, id: 'ad-1', mediaUrl: old }],
  });

test('a picture is replaced in publications, drafts, web stories and advertisements in one change', async () => {
  const { backOffice, store } = open();
  const asked = { id: 'img-1', by: 'img-2' };
  expect(valueIn(await backOffice.replaceImage(admin, asked))).toEqual({ count: 3 });
  const [ids, log] = await store.read(async (view) => [
    await Promise.all(
      picturedNames.map((name) => view.count(name, { where: { picture: { oneOf: [old] } } })),
    ),
    await view.list('activity'),
  ]);
  expect(ids).toEqual(picturedNames.map(() => 0));
  expect(log).toMatchObject([
    {
      event: 'image-replaced',
      description: 'Image "Rain" was replaced by "Harbour" in 3 records',
    },
  ]);
});

test('texts that were copied from the library go along, and texts of the record stay', async () => {
  const { backOffice, store } = open();
  valueIn(await backOffice.replaceImage(admin, { id: 'img-1', by: 'img-2' }));
  const article = await store.read((view) => view.get('articles', 'article-1'));
  expect(article).toMatchObject({
    version: 4,
    content: [
      { src: next, alt: 'Harbour', credit: '', caption: 'Own.' },
      { pictures: [{ src: next, alt: 'Own' }] },
    ],
  });
  const other = await store.read((view) => view.get('articles', 'article-2'));
  expect(other?.version).toBeUndefined();
});

test('crop and focal point of a picture in an article are those of the new one', async () => {
  const { backOffice, store } = open();
  valueIn(await backOffice.replaceImage(admin, { id: 'img-1', by: 'img-2' }));
  const [article, story] = await store.read((view) =>
    Promise.all([view.get('articles', 'article-1'), view.get('stories', 'story-1')]),
  );
  expect(article?.content).toMatchObject([{ crop: left }, { pictures: [{ crop: left }] }]);
  expect(article?.content[0]).not.toHaveProperty('focus');
  expect(story?.pages[0]).not.toHaveProperty('crop');
});

test('a picture without uses changes nothing, and pictures that are gone are refused', async () => {
  const { backOffice, store } = open();
  expect(valueIn(await backOffice.replaceImage(admin, { id: 'img-2', by: 'img-1' }))).toEqual({
    count: 0,
  });
  expect(valueIn(await backOffice.replaceImage(admin, { id: 'img-1', by: 'img-1' }))).toEqual({
    count: 0,
  });
  expect(await store.read((view) => view.count('activity'))).toBe(0);
  for (const asked of [
    { id: 'img-1', by: 'img-9' },
    { id: 'img-9', by: 'img-1' },
  ]) {
    expect(await backOffice.replaceImage(admin, asked)).toMatchObject({
      failure: { kind: 'not-found' },
    });
  }
});

test('authors may not replace pictures everywhere', async () => {
  const author: Actor = { kind: 'staff', role: 'author', userId: 'user-1' };
  const { backOffice } = open();
  expect(await backOffice.replaceImage(author, { id: 'img-1', by: 'img-2' })).toMatchObject({
    failure: { kind: 'forbidden' },
  });
});
