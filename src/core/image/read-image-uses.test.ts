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
import { visitor } from '../actor.ts';

const shown = '/art/india.svg';
const picture = (src: string) => ({ id: 'b', type: 'image', src, alt: '' });
const [page] = storyForm.pages;

const stored = {
  images: [
    { ...imageForm, id: 'img-1', url: shown },
    { ...imageForm, id: 'img-2', url: '/art/world.svg' },
    { ...imageForm, id: 'img-3', url: '' },
  ],
  articles: [
    storedArticle({ ...articleForm, id: 'article-1', content: [picture(shown)] }),
    storedArticle({
      ...articleForm,
      id: 'article-2',
      content: [{ id: 'a', type: 'paragraph', content: shown }, picture('/art/world.svg')],
    }),
  ],
  stories: [
    { ...storyForm, id: 'story-1', title: 'By its cover', coverImageSrc: shown },
    { ...storyForm, id: 'story-2', title: 'By a page', pages: [page, { ...page, src: shown }] },
    { ...storyForm, id: 'story-3', title: 'Not at all' },
  ],
  advertisements: [
    { ...advertisementForm, id: 'ad-1', name: 'With it', mediaUrl: shown },
    { ...advertisementForm, id: 'ad-2', name: 'Without' },
  ],
};

test('[admin-images-usage] articles, web stories and advertisements use a picture by its exact address', async () => {
  const { backOffice } = createTestBackOffice(stored);
  expect(valueIn(await backOffice.readImageUses(admin, { ids: ['img-1'] }))).toEqual([
    { collection: 'advertisements', id: 'ad-1', title: 'With it' },
    { collection: 'articles', id: 'article-1', title: 'Rain' },
    { collection: 'stories', id: 'story-1', title: 'By its cover' },
    { collection: 'stories', id: 'story-2', title: 'By a page' },
  ]);
});

test('[admin-images-usage] uses of several pictures are listed; pictures without address or deleted have none', async () => {
  const { backOffice } = createTestBackOffice(stored);
  const uses = valueIn(await backOffice.readImageUses(admin, { ids: ['img-2', 'img-3', 'img-4'] }));
  expect(uses).toEqual([{ collection: 'articles', id: 'article-2', title: 'Rain' }]);
});

test('[admin-images-usage] visitors may not list uses', async () => {
  const { backOffice } = createTestBackOffice(stored);
  expect(await backOffice.readImageUses(visitor, { ids: ['img-1'] })).toMatchObject({ ok: false });
});
