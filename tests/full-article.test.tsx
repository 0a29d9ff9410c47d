import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createOpenApiDocument } from '#api/openapi/openapi-document.ts';
import { type ProblemDetails, problemOf } from '#api/problem.ts';
import { type Article, articleSchema } from '#core/article/article.ts';
import { articleCard, categoryLink } from '#core/article/article-card.ts';
import { articleRow } from '#core/article/article-collection.ts';
import { articleKind } from '#core/article/article-kind.ts';
import { type BlockType, blockTypeOf, type ContentBlock } from '#core/article/content-block.ts';
import { sayInEnglish } from '#core/words/say-in-english.ts';
import { createRenderer } from '#server/render/render.tsx';
import { entryOf, wordsOfEntry } from '#storage/sql/search/article-index.ts';
import { blockKindOf, emptyBlock } from '#ui/admin/articles/blocks/block-kinds.ts';
import { ArticleCanvas } from '#ui/admin/articles/editor/article-canvas.tsx';
import {
  type ArticleFields,
  fieldsOf,
  fieldsOfCopy,
} from '#ui/admin/articles/editor/article-fields.ts';
import { ArticleSettings } from '#ui/admin/articles/editor/article-settings.tsx';
import { describeArticleFields } from '#ui/admin/articles/editor/article-versions.tsx';
import { ArticlePreview } from '#ui/admin/articles/editor/preview/article-preview.tsx';
import { useEditor } from '#ui/admin/articles/editor/use-editor.ts';
import { CardFields } from '#ui/admin/articles/surface/article-cards.tsx';
import { nodeOf } from '#ui/admin/articles/surface/text-document.ts';
import { ArticleBlock } from '#ui/kit/article/article-blocks.tsx';
import { pageBuild } from './support/journey/page-build.ts';
import { admin } from './support/newsroom/change-examples.ts';
import { articleForm } from './support/newsroom/content-examples.ts';
import { createTestApi } from './support/newsroom/test-api.ts';
import { createTestBackOffice, valueIn } from './support/newsroom/test-newsroom.ts';
import { blobOf, wholeOf } from './support/records/archives.ts';
import {
  type ArticleField,
  articleWithOther,
  fieldsIn,
  fullArticle,
  fullBlocks,
  otherWordOf,
} from './support/records/full-article.ts';

const stored = (article: Article = fullArticle) => ({
  articles: [article],
  categories: [
    { id: 'cat-2', name: 'World', parentId: 'cat-3' },
    { id: 'cat-3', name: 'Business' },
  ],
  liveBlogs: [{ id: fullArticle.id, startedAt: '2026-11-20T08:30:00.000Z' }],
  tags: [
    { id: 'tag-1', name: 'Onetag', slug: 'onetag' },
    { id: 'tag-2', name: 'Othertag', slug: 'othertag' },
  ],
});

/** Failure message for a place that ignores a field. */
const hint = (place: string) =>
  `${place} forgets this field: mend it, or name the field with a reason in tests/support/records/full-article.ts`;

/** Expects that a place reflects a change of each of its fields. */
function expectFields(
  place: string,
  fields: readonly ArticleField[],
  shown: (article: Article) => unknown,
) {
  test.each(fields)(`${place}: %s`, async (field) => {
    const [one, other] = [await shown(fullArticle), await shown(articleWithOther(field))];
    expect(JSON.stringify(other), hint(place)).not.toBe(JSON.stringify(one));
  });
}

/** The same for searches. */
function expectFound(
  place: string,
  fields: readonly ArticleField[],
  find: (article: Article, word: string) => Promise<number> | number,
) {
  test.each(fields)(`${place}: %s`, async (field) => {
    const word = otherWordOf(field);
    expect(word, 'a word in `otherFields` of tests/support/records/full-article.ts').toBeDefined();
    expect(await find(fullArticle, word ?? ''), 'not there before').toBe(0);
    expect(await find(articleWithOther(field), word ?? ''), hint(place)).toBe(1);
  });
}

/** A block as the text of the editor holds it: a node, or a card with fields. */
function writtenBlock(block: ContentBlock): string {
  const node = nodeOf(block);
  const fields = node.isAtom ? <CardFields block={block} change={() => undefined} /> : null;
  const text = node.isAtom ? '' : `${JSON.stringify(node)} ${node.textContent}`;
  return `${node.type.name} ${text} ${renderToStaticMarkup(fields)}`;
}

/** Texts and addresses of a block, at any depth. */
const wordsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(wordsIn)
      : [];

const { client } = createTestApi();
const site = await client.ask('GET /site');

/** An element within the back office, as its markup. */
const inBackOffice = (element: ReactNode): string => {
  const routes = [{ id: 'back-office', path: '/', loader: () => undefined, element }];
  const loaderData = { 'back-office': { site, session: {} } };
  return renderToStaticMarkup(
    <RouterProvider router={createMemoryRouter(routes, { hydrationData: { loaderData } })} />,
  );
};

/** The editor, with its text, which a browser draws outside of React. */
const drawnEditor = (fields: ArticleFields): string =>
  [inBackOffice(<Editor fields={fields} />), ...fields.content.map(writtenBlock)].join('');

function Editor({ fields, failure }: { fields: ArticleFields; failure?: ProblemDetails }) {
  const editor = useEditor(fields);
  const shared = { categories: ['World', 'Business'].map(categoryLink), failure };
  return (
    <>
      <ArticleCanvas editor={editor} {...shared} />
      <ArticleSettings
        {...shared}
        fields={fields}
        mayFeature
        isBesideText={false}
        dispatch={editor.dispatch}
        onCrop={() => undefined}
      />
    </>
  );
}

describe('the form', () => {
  const fields = fieldsIn('form');
  const form = Object.fromEntries(fields.map((field) => [field, fullArticle[field]]));

  test('has these rules and no others', () => {
    expect(Object.keys(articleKind.fields).sort(), hint('article-kind.ts')).toEqual(
      fields.toSorted(),
    );
  });

  test.each(fields)('saves %s', async (field) => {
    const { backOffice, store } = createTestBackOffice({ ...stored(), articles: [] });
    const { id } = valueIn(await backOffice.content('articles').save(admin, form));
    const saved = await store.read((view) => view.get('articles', id));
    expect(saved?.[field]).toEqual(fullArticle[field]);
  });

  test.each(fieldsIn('form', 'kept'))('keeps %s where a program leaves it out', async (field) => {
    const { backOffice, store } = createTestBackOffice(stored());
    const { [field]: _, ...others } = form;
    const { id, version } = fullArticle;
    valueIn(await backOffice.content('articles').save(admin, { ...others, id, version }));
    const saved = await store.read((view) => view.get('articles', id));
    expect(saved?.[field]).toEqual(fullArticle[field]);
  });

  function isOptional(schema: z.core.$ZodType): boolean {
    const { success, data } = z.safeParse(schema, undefined);
    return success && data === undefined;
  }
  const optional = fields.filter(
    (field) => typeof fullArticle[field] === 'string' && isOptional(articleSchema.shape[field]),
  );

  test.each(optional)('removes %s where it is left empty', async (field) => {
    const { backOffice, store } = createTestBackOffice(stored());
    const { id, version } = fullArticle;
    const emptied = { ...form, id, version, [field]: ' ' };
    valueIn(await backOffice.content('articles').save(admin, emptied));
    const saved = await store.read((view) => view.get('articles', id));
    expect(saved?.[field], 'article-kind.ts').toBeUndefined();
  });
});

describe('the back office', () => {
  const edited = fieldsIn('editor');

  expectFields('unsaved work', edited, (article) =>
    fieldsOfCopy(JSON.parse(JSON.stringify(fieldsOf(article)))),
  );

  test('unsaved work comes back unchanged', () => {
    const fields = fieldsOf(articleSchema.parse(fullArticle));
    expect(fieldsOfCopy(JSON.parse(JSON.stringify(fields)))).toEqual(fields);
  });

  expectFields('the comparison of versions', fieldsIn('editor', 'comparison'), (article) =>
    describeArticleFields(fieldsOf(article)).map(({ label, text }) => [label, text]),
  );

  expectFields('the preview', fieldsIn('editor', 'preview'), (article) =>
    renderToStaticMarkup(
      <ArticlePreview id={article.id} fields={fieldsOf(article)} categories={[]} />,
    ),
  );

  expectFields('the editor’s inputs', fieldsIn('editor', 'inputs'), (article) =>
    drawnEditor(fieldsOf(article)),
  );

  test.each(fieldsIn('form', 'inputs').filter((field) => typeof fullArticle[field] === 'string'))(
    'the editor marks %s where it was refused',
    async (field) => {
      const { backOffice } = createTestBackOffice(stored());
      const fields = { ...fieldsOf(fullArticle), [field]: 'x'.repeat(2_001) };
      const saved = await backOffice.content('articles').save(admin, fields);
      if (saved.ok) throw new Error(`The form takes any length of “${field}”.`);
      const failure = problemOf(saved.failure, sayInEnglish(saved.failure)).details;
      const drawn = inBackOffice(<Editor fields={fields} failure={failure} />);
      expect(drawn, 'the error of its input').toContain(failure.detail);
    },
  );

  expectFields('the row of the table', fieldsIn('row'), articleRow);

  expectFound('the search above the table', fieldsIn('tableSearch'), async (article, search) => {
    const { backOffice } = createTestBackOffice(stored(article));
    const asked = {
      collection: 'articles',
      isDescending: false,
      page: 1,
      sort: undefined,
    } as const;
    const found = valueIn(await backOffice.listRecords(admin, { ...asked, search }));
    return found.records.length;
  });

  test('an archive exports and imports an article completely', async () => {
    const { backOffice } = createTestBackOffice(stored());
    const { bytes } = valueIn(await backOffice.exportArchive(admin, {}));
    const other = createTestBackOffice({ articles: [], categories: [] });
    const archive = blobOf(await wholeOf(bytes));
    valueIn(await other.backOffice.importArchive(admin, { archive }));
    const { version: _, ...whole } = fullArticle;
    const arrived = await other.store.read((view) => view.get('articles', fullArticle.id));
    expect(arrived).toMatchObject(whole);
  });
});

describe('readers', () => {
  const answer = async (article: Article, path: string) =>
    (await createTestApi(stored(article)).send('GET', path)).json();

  expectFields('a card', fieldsIn('card'), articleCard);

  expectFields('a page of the API', fieldsIn('page'), ({ id, ...fields }) =>
    answer({ id, ...fields }, `/api/articles/${id}`),
  );

  const document = async (article: Article, path: string) => {
    const { clientFor, reported } = createTestApi(stored(article));
    const { render } = createRenderer({ ...pageBuild, report: (error) => reported.push(error) });
    const request = new Request(`http://127.0.0.1${path}`);
    const page = await render(request, { clientFor, siteKey: 'a key of tests' });
    expect(reported).toEqual([]);
    return page.text();
  };

  expectFields('the page', fieldsIn('page', 'document'), (article) =>
    document(article, `/article/${article.id}`),
  );

  expectFields('the homepage', fieldsIn('card', 'homepage'), (article) => document(article, '/'));

  expectFound('the search in the page', fieldsIn('search'), async (article, word) => {
    const { total } = await answer(article, `/api/search?q=${word}`);
    return total;
  });

  expectFound('the search index of a database', fieldsIn('search'), async (article, word) => {
    const entry = await entryOf(1, article, []);
    return wordsOfEntry(entry).includes(word.toLowerCase()) ? 1 : 0;
  });
});

describe.each(Object.entries(fullBlocks))('a block of the type %s', (type, block) => {
  test('is taken by the form, and can be shown', async () => {
    const { backOffice } = createTestBackOffice();
    const form = { ...articleForm, content: [block] };
    expect(valueIn(await backOffice.content('articles').save(admin, form)).content).toEqual([
      block,
    ]);
    expect(blockTypeOf(block)).toBe(type);
  });

  test('is drawn for readers', () => {
    const drawn = (
      <ArticleBlock block={block} title="" placeholder={0} related={[articleCard(fullArticle)]} />
    );
    expect(renderToStaticMarkup(drawn), 'article-blocks.tsx').not.toBe('');
  });

  test('is begun, named, written and compared in the editor', () => {
    expect(emptyBlock(block.type as BlockType).type).toBe(type);
    expect(blockKindOf(block).label).not.toBe('Other block');
    const unknown = `A block of the type “${type}”`;
    const written = writtenBlock(block);
    expect(nodeOf(block).type.name, `the text can't hold it: ${type}-kind.ts`).toBe(type);
    const { id: _, articleId, ...values } = block;
    for (const word of [articleId, ...wordsIn(values)].flat()) {
      if (typeof word === 'string')
        expect(written, `its fields in ${type}-kind.ts`).toContain(word);
    }
    const fields = { ...fieldsOf(articleSchema.parse(fullArticle)), content: [block] };
    const parts = describeArticleFields(fields).map(({ shown }) => renderToStaticMarkup(shown));
    expect(parts.join(''), 'article-versions.tsx').not.toContain(unknown);
  });
});

interface Described {
  properties: Record<string, { items?: Described }>;
}

interface ApiDocument {
  paths: Record<
    string,
    { get: { responses: { 200: { content: { 'application/json': { schema: Described } } } } } }
  >;
}

const { api, adminApi } = createTestApi();
const endpoints = [...api.endpoints, ...adminApi.endpoints];
const apiDocument = (await createOpenApiDocument(endpoints, '1')) as unknown as ApiDocument;

describe('the document of the API', () => {
  /** Property that holds the list of articles; `undefined` for answers of a single article. */
  const answers = {
    '/api/articles': 'articles',
    '/api/articles/{id}': undefined,
    '/api/admin/articles': 'records',
    '/api/admin/articles/{id}': undefined,
  };

  test.each(Object.entries(answers))(
    'says of %s what is answered, field for field',
    async (path, list) => {
      const { send } = createTestApi({ ...stored(), isAdminAuthenticated: true });
      const answer = await (await send('GET', path.replace('{id}', fullArticle.id))).json();
      const described =
        apiDocument.paths[path]?.get.responses[200].content['application/json'].schema;
      const ofArticle = list ? described?.properties[list]?.items : described;
      const answered = list ? answer[list][0] : answer;
      expect(Object.keys(answered).sort(), hint(path)).toEqual(
        Object.keys(ofArticle?.properties ?? {}).sort(),
      );
    },
  );
});
