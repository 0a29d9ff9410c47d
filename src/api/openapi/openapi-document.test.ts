import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { blockTypes } from '#core/article/content-block.ts';
import { contentNames } from '#core/content-kinds.ts';
import { storedContent } from '../../../tests/support/newsroom/content-examples.ts';
import { storedVersions } from '../../../tests/support/newsroom/live-examples.ts';
import { createTestApi } from '../../../tests/support/newsroom/test-api.ts';
import { storedArticle, storedUser } from '../../../tests/support/newsroom/test-newsroom.ts';
import { sessionOf } from '../../../tests/support/records/records.ts';
import { createOpenApiDocument } from './openapi-document.ts';

const letter = {
  id: 'message-1',
  name: 'Ravi',
  email: 'ravi@example.com',
  subject: 'Hello',
  message: 'A word',
  status: 'new',
  createdAt: '2026-11-20T06:30:00.000Z',
};

const open = () =>
  createTestApi({
    articles: [storedArticle({ id: 'article-1' }), storedArticle({ isPremium: true })],
    users: [storedUser()],
    messages: [letter],
    subscribers: [{ id: 'subscriber-1', email: 'a@example.com', createdAt: '' }],
    authors: storedContent.authors,
    tags: storedContent.tags,
    pages: storedContent.pages,
    withdrawals: storedVersions.withdrawals,
    isAdminAuthenticated: true,
    currentUser: sessionOf(storedUser()),
    savedArticles: [{ id: 'saved-1', holder: 'user-1', article: 'article-1', savedAt: '' }],
  });

const { api, adminApi } = open();
const endpoints = [...api.endpoints, ...adminApi.endpoints];

interface Described {
  responses: Record<string, { content?: Record<string, { schema: object }> }>;
}
const document = (await createOpenApiDocument(endpoints, '1.2.3')) as {
  openapi: string;
  paths: Record<string, Record<string, Described>>;
};

test('[api-document] the document has every route once', () => {
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const routes = endpoints.map(({ contract }) =>
    contract.route.replace(' ', ' /api').replaceAll(/:(\w+)/g, '{$1}'),
  );
  expect(described.sort()).toEqual(routes.sort());
});

test('[api-document] it is OpenAPI 3.1, and plain JSON', () => {
  expect(document).toMatchObject({ openapi: '3.1.0', info: { version: '1.2.3' } });
  expect(JSON.parse(JSON.stringify(document))).toEqual(document);
});

const queries: Record<string, string> = {
  '/api/admin/desk/counts': '?by=category&value=world',
  '/api/search': '?q=title',
  '/api/admin/images/uses': '?id=img-1',
};

const firstIds: Record<string, string> = {
  articles: 'article-1',
  users: 'user-1',
  messages: 'message-1',
  settings: 'site',
  subscribers: 'subscriber-1',
};

describe('[api-document] responses match their schemas in the document', () => {
  const reads = endpoints
    .filter(({ contract }) => contract.route.startsWith('GET ') && contract.answers)
    .map(({ contract }) => contract.route.replace('GET ', '/api'))
    // Server edition only; tested in `server/accounts/second-factor.test.ts`.
    .filter((path) => !/second-factor|access-policy/.test(path));

  test('there are many', () => expect(reads.length).toBeGreaterThan(30));

  test.each(reads)('GET %s', async (path) => {
    const { send } = open();
    const collection = path.split('/')[3] ?? '';
    const list = await (await send('GET', `/api/admin/${collection}`)).json();
    const id = path.endsWith('/withdrawal')
      ? 'gone-1'
      : (firstIds[collection] ?? list.records?.[0]?.id);
    const address = path
      .replace(':id', id ?? 'article-1')
      .replace(':userId', 'user-1')
      .replace(':category', 'world')
      .replace(':front', 'home')
      .replace(':slug', 'old');
    const answer = await send('GET', address + (queries[path] ?? ''));
    if (path.startsWith('/api/admin/') && path.endsWith('/:id') && id === undefined) {
      return expect(answer.status).toBe(404);
    }
    // Need the token of a letter or link, of which the browser edition makes none.
    if (path === '/api/password' || path === '/api/preview') return expect(answer.status).toBe(404);
    // Unavailable in the browser edition.
    if (path === '/api/push') return expect(answer.status).toBe(503);
    expect(answer.status).toBe(200);
    const described = document.paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.get?.responses[200];
    const schema = described?.content?.['application/json']?.schema;
    const parsed = z
      .fromJSONSchema(schema as z.core.JSONSchema.JSONSchema)
      .safeParse(await answer.json());
    expect(parsed.error?.issues ?? []).toEqual([]);
  });
});

test('[api-document] the request bodies for saving content have the fields of their forms', () => {
  for (const name of contentNames) {
    const path = document.paths[`/api/admin/${name}`] as Record<string, object>;
    expect(path.post).toMatchObject({
      requestBody: {
        content: { 'application/json': { schema: { properties: expect.any(Object) } } },
      },
    });
  }
});

test('[api-document] every type of block is described, with its lists', () => {
  const described = document.paths['/api/articles/{id}']?.get?.responses[200];
  const schema = JSON.stringify(described?.content?.['application/json']?.schema);
  for (const type of blockTypes) expect(schema).toContain(`"const":"${type}"`);
  expect(schema).toContain('"kind":{"type":"string","enum":["link","note","strong",');
});
