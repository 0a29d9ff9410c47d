import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { admin } from '../../../tests/support/newsroom/change-examples.ts';
import {
  articleForm,
  contentExamples,
  storyForm,
  videoForm,
} from '../../../tests/support/newsroom/content-examples.ts';
import { inWords } from '../../../tests/support/newsroom/in-words.ts';
import { createTestBackOffice, valueIn } from '../../../tests/support/newsroom/test-newsroom.ts';
import { collections, labelOf } from '../collections.ts';
import { contentNames } from '../content-kinds.ts';

/** The specified kinds; rules of further kinds are tested in their own folders. */
type Specified = 'articles' | 'categories' | 'videos' | 'stories' | 'advertisements' | 'images';

const rules: [name: Specified, field: string, title: string, message: string][] = [
  ['articles', 'title', 'Validation Error', 'Title and Category are required.'],
  ['articles', 'category', 'Validation Error', 'Title and Category are required.'],
  ['categories', 'name', 'Validation Error', 'Category name is required.'],
  ['videos', 'videoId', 'Validation Error', 'Video ID and Title are required.'],
  ['videos', 'title', 'Validation Error', 'Video ID and Title are required.'],
  ['stories', 'title', 'Validation Error', 'Title and Cover Image Description are required.'],
  ['stories', 'coverImage', 'Validation Error', 'Title and Cover Image Description are required.'],
  ['advertisements', 'name', 'Validation Error', 'Name and Placement are required.'],
  ['advertisements', 'placement', 'Validation Error', 'Name and Placement are required.'],
  ['images', 'url', 'Error', 'Image URL and Alt Text are required.'],
  ['images', 'alt', 'Error', 'Image URL and Alt Text are required.'],
];

const nothing = ['', ' ', '\t\n', '\u00a0\u2003', undefined, null, 5];

describe('[admin-articles-required] [admin-categories-required] [admin-videos-required] [admin-stories-required] [admin-ads-required] [admin-images-required] required fields', () => {
  test.each(rules)('%s: %s', async (name, field, title, message) => {
    const { backOffice, store } = createTestBackOffice();
    const before = await store.read((view) => view.list(name));
    for (const value of nothing) {
      const saved = await backOffice
        .content(name)
        .save(admin, { ...contentExamples[name].form, [field]: value });
      expect(inWords(saved)).toEqual({
        ok: false,
        failure: { kind: 'invalid', title, message, field },
      });
    }
    expect(await store.read((view) => view.list(name))).toEqual(before);
  });
});

test('[admin-white-space] texts are stored without white space around them', async () => {
  const { backOffice } = createTestBackOffice();
  for (const [name, field] of rules) {
    const { form } = contentExamples[name];
    const padded = { ...form, [field]: `\n  ${String(form[field])}\t ` };
    const saved = valueIn(await backOffice.content(name).save(admin, padded));
    expect(saved[field]).toBe(form[field]);
  }
});

test('of several broken rules the first one is reported, in the order of the form', async () => {
  const { backOffice } = createTestBackOffice();
  for (const name of new Set(rules.map(([kind]) => kind))) {
    const failed = await backOffice.content(name).save(admin, {});
    const first = rules.find(([kind]) => kind === name);
    const field = name === 'videos' ? 'title' : first?.[1];
    expect(inWords(failed)).toMatchObject({ ok: false, failure: { field, message: first?.[3] } });
  }
});

describe('[admin-articles-required] an article can be saved without', () => {
  test.each([
    ['an author', { author: '' }],
    ['an author at all', { author: undefined }],
    ['words', { content: [{ id: 'b', type: 'paragraph', content: '' }] }],
    ['a picture', { content: [{ id: 'b', type: 'image', src: '', alt: '' }] }],
    ['a video', { content: [{ id: 'b', type: 'video', videoId: '' }] }],
  ])('%s', async (_, fields) => {
    const { backOffice } = createTestBackOffice();
    const saved = await backOffice.content('articles').save(admin, { ...articleForm, ...fields });
    expect(saved.ok).toBe(true);
  });
});

test('[admin-articles-last-block] [admin-stories-last-page] articles need a block, web stories a page', async () => {
  const { backOffice } = createTestBackOffice();
  const article = await backOffice.content('articles').save(admin, { ...articleForm, content: [] });
  expect(article).toMatchObject({ ok: false, failure: { field: 'content' } });
  const story = await backOffice.content('stories').save(admin, { ...storyForm, pages: [] });
  expect(story).toMatchObject({ ok: false, failure: { field: 'pages' } });
});

test.each([
  ['aqz-KE-bpKQ', 'aqz-KE-bpKQ'],
  ['https://youtu.be/aqz-KE-bpKQ?t=3', 'aqz-KE-bpKQ'],
  ['no id at all', 'no id at all'],
  ['https://example.com/watch?v=aqz-KE-bpKQ', 'https://example.com/watch?v=aqz-KE-bpKQ'],
])(
  '[admin-videos-required] [video-address] the video id %j is stored as %j',
  async (typed, stored) => {
    const { backOffice } = createTestBackOffice();
    const form = { ...videoForm, videoId: typed };
    const saved = valueIn(await backOffice.content('videos').save(admin, form));
    expect(saved.videoId).toBe(stored);
  },
);

describe('[admin-notifications-required] required fields of a notification', () => {
  test.each(['title', 'message'])('%s', async (field) => {
    const { backOffice } = createTestBackOffice();
    const form = { title: 'Rain', message: 'Take an umbrella', link: '' };
    for (const value of ['', ' \n']) {
      const sent = await backOffice.sendNotification(admin, { ...form, [field]: value });
      const message = 'Title and message are required.';
      const failure = { kind: 'invalid', title: 'Error', message, field };
      expect(inWords(sent)).toEqual({ ok: false, failure });
    }
  });
});

describe('every kind', () => {
  const place = 'tests/support/newsroom/content-examples.ts';

  test.each(contentNames)('%s: its example has all fields of the form', async (name) => {
    const { fields } = await collections[name].kind();
    const mayBeMissing = (field: z.core.$ZodType) => {
      const { success, data } = z.safeParse(field, undefined);
      return success && data === undefined;
    };
    const wanted = Object.entries(fields).filter(([, field]) => !mayBeMissing(field));
    for (const [field] of wanted) {
      expect(contentExamples[name].form, place).toHaveProperty(field);
    }
  });

  test.each(contentNames)('%s: no text of the form is without end', async (name) => {
    const { backOffice } = createTestBackOffice();
    const { form } = contentExamples[name];
    for (const [field, value] of Object.entries(form)) {
      if (typeof value !== 'string') continue;
      const endless = { ...form, [field]: value + 'x'.repeat(4_100_000) };
      const saved = await backOffice.content(name).save(admin, endless);
      expect(saved, `a longest length of “${field}”`).toMatchObject({
        ok: false,
        failure: { kind: 'invalid', field },
      });
    }
  });

  test.each(contentNames)('%s: the log and tables name a record alike', async (name) => {
    const { schema, kind } = collections[name];
    const record = schema.parse(contentExamples[name].stored);
    const inLog = ((await kind()).labelOf as (of: unknown) => string)(record);
    expect(labelOf(name, record), 'labelField of the collection, labelOf of the kind').toBe(inLog);
  });
});
