import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import { expect, test } from 'vitest';
import { storedArticle } from '../../../tests/support/newsroom/test-newsroom.ts';
import { publicPages } from '../../../tests/support/records/public-pages.ts';
import { dataIn } from '../../../tests/support/server/data-in.ts';
import { openSite, SITE } from '../../../tests/support/server/open-site.ts';

const validator = new Validator();
const extractor = new WebAutoExtractor({ addLocation: true, embedSource: ['rdfa', 'microdata'] });

/** Errors in the structured data of a page, by the rules of Google that the validator knows. */
async function errorsIn(html: string) {
  const issues = await validator.validate(extractor.parse(html));
  return issues.filter(({ severity }) => severity === 'ERROR');
}

const typesIn = (html: string): unknown[] => dataIn(html).map((data) => data['@type']);

test.each(publicPages)('the data of $path has no errors', async ({ path, store = {} }) => {
  const { html } = await openSite(store).ask(path);
  expect(await errorsIn(html)).toEqual([]);
});

test.each([
  ['/', ['NewsMediaOrganization', 'WebSite', 'ItemList']],
  ['/category/tech', ['CollectionPage']],
  ['/category/videos', ['CollectionPage']],
  ['/article/article-4', ['NewsArticle', 'BreadcrumbList']],
])('%s has the types %j', async (path, types) => {
  const { html } = await openSite().ask(path);
  expect(typesIn(html).slice(0, types.length)).toEqual(types);
});

const exampleOf = (path: string) => {
  const page = publicPages.find((one) => one.path === path);
  if (!page) throw new Error(`no page ${path}`);
  return openSite(page.store).ask(path);
};

test('a live blog, an author and a tag have types of their own', async () => {
  expect(typesIn((await exampleOf('/article/article-live')).html)).toContain('LiveBlogPosting');
  const author = dataIn((await exampleOf('/author/asha-rao')).html);
  expect(author).toMatchObject([
    { '@type': 'ProfilePage', mainEntity: { '@type': 'Person', name: 'Asha Rao' } },
  ]);
  const tag = dataIn((await exampleOf('/tag/monsoon')).html);
  expect(tag).toMatchObject([
    {
      '@type': 'CollectionPage',
      name: 'Monsoon',
      mainEntity: { itemListElement: [{ name: 'Story number 1' }] },
    },
  ]);
});

test('the homepage names its search, its language and each article once', async () => {
  const { html } = await openSite({ looks: [{ id: 'look', locale: 'de-AT' }] }).ask('/');
  const [, site, list] = dataIn(html);
  expect(site).toMatchObject({
    url: `${SITE}/`,
    inLanguage: 'de-AT',
    potentialAction: {
      '@type': 'SearchAction',
      target: { urlTemplate: `${SITE}/search?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  });
  const items = (list?.itemListElement ?? []) as { position: number; url: string }[];
  expect(items).toHaveLength(6);
  expect(new Set(items.map(({ url }) => url)).size).toBe(6);
  expect(items[0]).toMatchObject({ position: 1, url: expect.stringMatching(`^${SITE}/article/`) });
});

test('a page of a category lists its articles, under its address', async () => {
  const articles = Array.from({ length: 21 }, (_, at) =>
    storedArticle({ id: `article-${at}`, category: 'Tech' }),
  );
  const { html } = await openSite({ articles }).ask('/category/tech?page=2');
  expect(dataIn(html)[0]).toMatchObject({
    url: `${SITE}/category/tech?page=2`,
    mainEntity: { itemListElement: [{ position: 1, url: `${SITE}/article/article-20` }] },
  });
});

test('an uploaded film is in the data of its article, one of YouTube is not', async () => {
  const src = `/media/${'b'.repeat(32)}.mp4`;
  const articles = [
    storedArticle({
      id: 'a',
      title: 'The flood',
      publishedAt: '2026-11-20T06:30:00.000Z',
      content: [
        { id: '1', type: 'video', videoId: '', src, caption: 'The dam at noon' },
        { id: '2', type: 'video', videoId: 'dQw4w9WgXcQ' },
      ],
    }),
  ];
  const { html } = await openSite({ articles }).ask('/article/a');
  expect(dataIn(html)[0]).toMatchObject({
    video: [
      {
        '@type': 'VideoObject',
        name: 'The dam at noon',
        contentUrl: `${SITE}${src}`,
        uploadDate: '2026-11-20T06:30:00.000Z',
      },
    ],
  });
  expect(await errorsIn(html)).toEqual([]);
});
