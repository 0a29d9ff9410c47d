import { expect, test } from 'vitest';
import { admin } from '../../../tests/support/newsroom/change-examples.ts';
import {
  advertisementForm,
  articleForm,
  categoryForm,
  imageForm,
  storyForm,
  videoForm,
} from '../../../tests/support/newsroom/content-examples.ts';
import { inWords } from '../../../tests/support/newsroom/in-words.ts';
import {
  createTestBackOffice,
  createTestNewsroom,
  storedArticle,
  valueIn,
} from '../../../tests/support/newsroom/test-newsroom.ts';
import { blobOf, makeArchive } from '../../../tests/support/records/archives.ts';
import { visitor } from '../actor.ts';
import type { ContentName } from '../content-kinds.ts';
import { defaultSiteSettings } from '../settings/site-settings.ts';

const text = (length: number): string => 'x'.repeat(length);
const block = (content: string) => ({ id: 'b', type: 'paragraph', content });
const picture = (fields: object) => ({ id: 'b', type: 'image', src: '', alt: '', ...fields });
const other = (fields: object) => ({ id: 'b', type: 'quiz', ...fields });
const page = (fields: object) => ({ type: 'image', src: '', alt: '', text: '', ...fields });
const embedded = (length: number): string => `data:image/png;base64,${text(length - 22)}`;

function nested(depth: number): unknown {
  let value: unknown = 'leaf';
  for (let at = 0; at < depth; at += 1) value = [value];
  return value;
}

const refusalOf = (field: string, message: string) => ({ ok: false, failure: { field, message } });

type Case = [
  name: ContentName,
  form: object,
  field: string,
  fits: unknown,
  tooLarge: unknown,
  message: string,
  /** Field that the failure names, if it is nested in the one that was sent. */
  marked?: string,
];

const cases: Case[] = [
  [
    'articles',
    articleForm,
    'title',
    text(300),
    text(301),
    'The title may have at most 300 characters; it has 301.',
  ],
  [
    'articles',
    articleForm,
    'title',
    ` ${text(300)} `,
    text(5_000_000),
    'The title may have at most 300 characters; it has 50,00,000.',
  ],
  [
    'articles',
    articleForm,
    'category',
    text(100),
    text(101),
    'The category may have at most 100 characters; it has 101.',
  ],
  [
    'articles',
    articleForm,
    'author',
    text(200),
    text(201),
    'The author may have at most 200 characters; it has 201.',
  ],
  [
    'articles',
    articleForm,
    'standfirst',
    text(1000),
    text(1001),
    'The standfirst may have at most 1,000 characters; it has 1,001.',
  ],
  [
    'articles',
    articleForm,
    'image',
    text(1000),
    text(1001),
    'The picture’s description may have at most 1,000 characters; it has 1,001.',
  ],
  [
    'articles',
    articleForm,
    'content',
    Array(2000).fill(block('')),
    Array(2001).fill(block('')),
    'An article may have at most 2,000 blocks; it has 2,001.',
  ],
  [
    'articles',
    articleForm,
    'content',
    [block(text(100_000))],
    [block(''), block(text(100_001))],
    'Block 2 may have at most 1,00,000 characters; it has 1,00,001.',
    'content.1',
  ],
  [
    'articles',
    articleForm,
    'content',
    Array(2).fill(block(text(100_000))),
    Array(3).fill(block(text(100_000))),
    'The text of an article may have at most 2,00,000 characters; it has 3,00,000.',
  ],
  [
    'articles',
    articleForm,
    'content',
    [picture({ src: embedded(3_000_000) })],
    [picture({ src: embedded(4_000_001) })],
    'The picture’s address in block 1 may have at most 40,00,000 characters; it has 40,00,001.',
    'content.0',
  ],
  [
    'articles',
    articleForm,
    'content',
    [picture({ caption: text(1000) })],
    [picture({ caption: text(100_001) })],
    'Block 1 may have at most 1,00,000 characters; it has 1,00,001.',
    'content.0',
  ],
  [
    'articles',
    articleForm,
    'content',
    [other({ text: text(9000) })],
    [other({ text: text(100_001) })],
    'Block 1 is too large.',
    'content.0',
  ],
  [
    'articles',
    articleForm,
    'content',
    [other({ deep: nested(5) })],
    [other({ deep: nested(7) })],
    'Block 1 is nested too deeply.',
    'content.0',
  ],
  [
    'articles',
    articleForm,
    'content',
    Array(500).fill(picture({})),
    Array(501).fill(picture({})),
    'An article may have at most 500 pictures and videos; it has 501.',
  ],
  [
    'categories',
    categoryForm,
    'name',
    text(100),
    text(101),
    'The name may have at most 100 characters; it has 101.',
  ],
  [
    'videos',
    videoForm,
    'title',
    text(300),
    text(301),
    'The title may have at most 300 characters; it has 301.',
  ],
  [
    'videos',
    videoForm,
    'videoId',
    text(2000),
    text(2001),
    'The video ID may have at most 2,000 characters; it has 2,001.',
  ],
  [
    'videos',
    videoForm,
    'description',
    text(5000),
    text(5001),
    'The description may have at most 5,000 characters; it has 5,001.',
  ],
  [
    'stories',
    storyForm,
    'title',
    text(300),
    text(301),
    'The title may have at most 300 characters; it has 301.',
  ],
  [
    'stories',
    storyForm,
    'coverImage',
    text(1000),
    text(1001),
    'The cover image description may have at most 1,000 characters; it has 1,001.',
  ],
  [
    'stories',
    storyForm,
    'coverImageSrc',
    text(2000),
    text(2001),
    'The cover media may have at most 2,000 characters; it has 2,001.',
  ],
  [
    'stories',
    storyForm,
    'pages',
    Array(100).fill(page({})),
    Array(101).fill(page({})),
    'A story may have at most 100 pages; it has 101.',
  ],
  [
    'stories',
    storyForm,
    'pages',
    [page({ text: text(1000) })],
    [page({ text: text(1001) })],
    'The overlay text of page 1 may have at most 1,000 characters; it has 1,001.',
    'pages.0.text',
  ],
  [
    'stories',
    storyForm,
    'pages',
    [page({ src: embedded(3_000_000), type: 'video' })],
    [page({ src: text(2001) })],
    'The media of page 1 may have at most 2,000 characters; it has 2,001.',
    'pages.0.src',
  ],
  [
    'stories',
    storyForm,
    'pages',
    [page({ more: 'x' })],
    [page({ more: text(10_001) })],
    'Page 1 is too large.',
    'pages.0.type',
  ],
  [
    'advertisements',
    advertisementForm,
    'name',
    text(200),
    text(201),
    'The name may have at most 200 characters; it has 201.',
  ],
  [
    'advertisements',
    advertisementForm,
    'placement',
    text(200),
    text(201),
    'The placement may have at most 200 characters; it has 201.',
  ],
  [
    'advertisements',
    advertisementForm,
    'mediaUrl',
    embedded(3_000_000),
    text(2001),
    'The media may have at most 2,000 characters; it has 2,001.',
  ],
  [
    'advertisements',
    advertisementForm,
    'link',
    text(2000),
    text(2001),
    'The link may have at most 2,000 characters; it has 2,001.',
  ],
  [
    'advertisements',
    advertisementForm,
    'text',
    text(1000),
    text(1001),
    'The alt text may have at most 1,000 characters; it has 1,001.',
  ],
  [
    'images',
    imageForm,
    'url',
    embedded(3_000_000),
    text(2001),
    'The image URL may have at most 2,000 characters; it has 2,001.',
  ],
  [
    'images',
    imageForm,
    'alt',
    text(1000),
    text(1001),
    'The alt text may have at most 1,000 characters; it has 1,001.',
  ],
];

test.each(cases)('%s: the longest %3$s is saved, a longer one is refused', async (...one) => {
  const [name, form, field, fits, tooLarge, message, marked = field] = one;
  // Stored blocks of unknown types may be sent back.
  const stored = storedArticle({ id: 'article-1', content: [other({})] });
  const { backOffice } = createTestBackOffice({ articles: [stored] });
  const save = (actor: typeof admin, fields: object) =>
    backOffice
      .content(name)
      .save(actor, field === 'content' ? { ...fields, id: 'article-1' } : fields);
  const first = valueIn(await save(admin, { ...form, [field]: fits }));
  expect(first).toBeDefined();
  const title = name === 'images' ? 'Error' : 'Validation Error';
  expect(inWords(await save(admin, { ...form, [field]: tooLarge }))).toEqual({
    ok: false,
    failure: { kind: 'invalid', title, message, field: marked },
  });
});

test('settings and notifications', async () => {
  const { backOffice } = createTestBackOffice();
  const settings = { ...defaultSiteSettings(), contactPhone: text(201) };
  expect(inWords(await backOffice.saveSettings(admin, settings))).toMatchObject(
    refusalOf('contactPhone', 'The phone number may have at most 200 characters; it has 201.'),
  );
  const notification = { title: 'T', message: text(1001), link: '' };
  expect(inWords(await backOffice.sendNotification(admin, notification))).toMatchObject(
    refusalOf('message', 'The message may have at most 1,000 characters; it has 1,001.'),
  );
});

test('[lengths] messages and addresses from readers', async () => {
  const { newsroom } = createTestNewsroom();
  const letter = { name: 'B', email: 'b@example.com', subject: 'S', message: text(10_001) };
  expect(inWords(await newsroom.sendMessage(visitor, letter))).toMatchObject(
    refusalOf('message', 'The message may have at most 10,000 characters; it has 10,001.'),
  );
  const email = `${text(200)}@example.com`;
  expect(inWords(await newsroom.subscribeToNewsletter(visitor, { email }))).toMatchObject(
    refusalOf('email', 'Your e-mail address may have at most 200 characters; it has 212.'),
  );
});

test.each([
  ['nested 20,000 deep', { ...articleForm, extra: nested(20_000) }, 'This is nested too deeply.'],
  [
    'in 200,000 blocks',
    { ...articleForm, content: Array(200_000).fill(block('')) },
    'This has too many parts.',
  ],
])('input %s is refused before any rule looks at it', async (_, form, message) => {
  const { backOffice } = createTestBackOffice();
  const saved = await backOffice.content('articles').save(admin, form);
  expect(inWords(saved)).toMatchObject({ ok: false, failure: { kind: 'invalid', message } });
});

test('stored records can be read, however long', async () => {
  const long = storedArticle({ title: text(5000), content: Array(3000).fill(block('Rain.')) });
  const { newsroom } = createTestNewsroom({ articles: [long] });
  const page = valueIn(await newsroom.readArticle(visitor, { id: long.id }));
  expect([page.title.length, page.content.length]).toEqual([5000, 3000]);
});

test('an import refuses records that are too long, in words', async () => {
  const { backOffice } = createTestBackOffice();
  const archive = makeArchive({
    records: {
      categories: [{ id: 'cat-77', name: text(101) }],
      articles: [storedArticle({ content: [block(text(100_001))] })],
    },
  });
  const { collections } = valueIn(
    await backOffice.checkArchive(admin, { archive: blobOf(archive) }),
  );
  const reasons = collections.flatMap(({ refused }) => refused.map(({ reason }) => reason));
  expect(reasons.toSorted()).toEqual([
    'Block 1 may have at most 1,00,000 characters; it has 1,00,001.',
    'The name may have at most 100 characters; it has 101.',
  ]);
});
