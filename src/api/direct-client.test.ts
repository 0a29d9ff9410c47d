import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '../../tests/support/newsroom/test-api.ts';
import {
  paragraph,
  storedArticle,
  storedUser,
} from '../../tests/support/newsroom/test-newsroom.ts';
import { ORIGIN, openServerApi, type ServerApi } from '../../tests/support/server/server-api.ts';
import { createClient } from './client.ts';
import { Problem } from './problem.ts';

/** A client without its types, so that a table can call it. */
type AnyClient = { ask: (route: string, input?: object) => Promise<unknown> };

/** Outcome of a call as JSON: the answer or the problem. */
async function outcomeOf(client: AnyClient, route: string, input?: object): Promise<string> {
  try {
    return JSON.stringify({ answer: await client.ask(route, input) });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return JSON.stringify({ problem: error.details });
  }
}

const tagged = { tags: ['Monsoon'], author: 'Asha Rao' };
const stored = {
  users: [storedUser()],
  articles: ['Café', 'a/b', 'World'].flatMap((category, at) =>
    Array.from({ length: 7 }, (_, n) =>
      storedArticle({
        ...tagged,
        category,
        id: `article-${at}${n}`,
        content: [paragraph('Rain.')],
      }),
    ),
  ),
};

const openTwo = (): [TestApi, TestApi] => [createTestApi(stored), createTestApi(stored)];

/** Both clients, each of its own newsroom with the same records. */
const clientsOf = ([one, other]: [TestApi, TestApi]) => ({
  byRequests: one.client as AnyClient,
  direct: other.clientFor() as AnyClient,
});

const credentials = { email: 'asha@example.com', password: 'secret word' };

describe('a direct client answers as one that makes requests', () => {
  test.each<[route: string, input?: object]>([
    ['GET /site'],
    ['GET /front'],
    ['GET /session'],
    ['GET /stories'],
    ['GET /corrections', { page: '2' }],
    ['GET /authors'],
    ['GET /tags'],
    ['GET /push'],
    ['GET /articles', { limit: 5 }],
    ['GET /articles', { limit: '5', category: 'World' }],
    ['GET /articles', { limit: 'many' }],
    ['GET /articles', { limit: 5, unknown: 'field' }],
    ['GET /articles', { limit: [1, 2] }],
    ['GET /articles', { limit: undefined, category: ['World'], cursor: null }],
    ['GET /articles', { category: [] }],
    ['GET /articles/:id', { id: 'article-00' }],
    ['GET /articles/:id', { id: 'nobody' }],
    ['GET /articles/:id', { id: '' }],
    ['GET /articles/:id', { id: '..' }],
    ['GET /articles/:id', { id: '.' }],
    ['GET /articles/:id', {}],
    ['GET /articles/:id/versions', { id: 'article-00' }],
    ['GET /categories/:category', { category: 'Café', page: 1 }],
    ['GET /categories/:category', { category: 'a/b' }],
    ['GET /categories/:category', { category: 'x\ud800' }],
    ['GET /authors/:slug', { slug: 'asha-rao' }],
    ['GET /tags/:slug', { slug: 'monsoon', page: '9' }],
    ['GET /search', { q: 'rain', page: '2' }],
    ['GET /search', { q: '' }],
    ['GET /search', { q: ['a', 'b'] }],
    ['GET /search', { q: 'x\ud800' }],
    ['GET /preview', { token: 'none' }],
    ['GET /password', { token: 'none' }],
    ['GET /me/sessions'],
    ['GET /second-factor'],
    ['GET /second-factor/owed'],
    ['POST /newsletter', { email: 'x' }],
    ['POST /newsletter', { email: 5 }],
    ['POST /newsletter', { email: 'b@example.com', other: 1 }],
    ['POST /newsletter', {}],
    ['POST /newsletter'],
    ['POST /session', { email: 'x', password: 'y' }],
    ['POST /session', credentials],
    ['POST /users', { name: 'A', ...credentials }],
    ['PUT /me/premium', { subscribed: true }],
    ['PUT /me/premium', { subscribed: 'yes' }],
    ['DELETE /session'],
    ['DELETE /me', { password: 'x' }],
    ['POST /second-factor/challenge', {}],
  ])('%s %j', async (route, input) => {
    const { byRequests, direct } = clientsOf(openTwo());
    expect(await outcomeOf(direct, route, input)).toBe(await outcomeOf(byRequests, route, input));
  });

  test('any text in a path or a query', async () => {
    const { byRequests, direct } = clientsOf(openTwo());
    const text = fc.string({ unit: 'binary', maxLength: 20 });
    const call = fc.oneof(
      fc.record({ route: fc.constant('GET /articles/:id'), input: fc.record({ id: text }) }),
      fc.record({ route: fc.constant('GET /tags/:slug'), input: fc.record({ slug: text }) }),
      fc.record({
        route: fc.constant('GET /search'),
        input: fc.record({ q: fc.oneof(text, fc.array(text)), page: text }),
      }),
    );
    await fc.assert(
      fc.asyncProperty(call, async ({ route, input }) => {
        const [one, other] = [byRequests, direct];
        expect(await outcomeOf(other, route, input)).toBe(await outcomeOf(one, route, input));
      }),
      { numRuns: 200 },
    );
  });

  test('an unexpected error is reported once, without details for the caller', async () => {
    const error = new Error('secret detail in /srv/code.ts');
    const broken = () => createTestApi(stored, { readSite: () => Promise.reject(error) });
    const [one, other] = [broken(), broken()];
    const { byRequests, direct } = clientsOf([one, other]);
    const problem = await outcomeOf(direct, 'GET /site');
    expect(problem).toBe(await outcomeOf(byRequests, 'GET /site'));
    expect(problem).not.toContain('secret');
    expect(other.reported).toEqual([error]);
  });
});

test('a problem of another copy of its module is one, and no other error is', () => {
  class Copy extends Error {
    override readonly name = 'Problem';
    readonly details = {};
  }
  expect(new Copy()).toBeInstanceOf(Problem);
  expect(new Error('Problem')).not.toBeInstanceOf(Problem);
  expect({ name: 'Problem', details: {} }).not.toBeInstanceOf(Problem);
});

describe('on a server, a direct client of an exchange', () => {
  let api: ServerApi;
  beforeAll(async () => {
    api = await openServerApi();
    await api.addUser({ email: credentials.email });
  });
  afterAll(() => api.close());

  const exchangeOf = (cookie = '') => ({
    request: new Request(`${ORIGIN}/login`, { headers: { cookie } }),
    headers: new Headers(),
  });

  test('is the sender’s whom the cookie names, and sets cookies', async () => {
    const first = exchangeOf();
    await api.clientFor(first).ask('POST /session', credentials);
    const cookies = first.headers.getSetCookie().filter((line) => !line.includes('Max-Age=0'));
    const cookie = cookies.map((line) => line.split(';')[0]).join('; ');
    const second = exchangeOf(cookie);
    const client = api.clientFor(second);
    expect((await client.ask('GET /session')).reader?.email).toBe(credentials.email);
    const visitor = await api.clientFor(exchangeOf()).ask('GET /session');
    expect(visitor).toEqual({});
    expect(await api.clientFor().ask('GET /session')).toEqual({});
    await client.ask('DELETE /session');
    expect(second.headers.get('clear-site-data')).toBe('"cache"');
    expect(await api.clientFor(exchangeOf(cookie)).ask('GET /session')).toEqual({});
  });

  test('is counted by the same limits', async () => {
    api.callFrom('198.51.100.23');
    const direct = api.clientFor(exchangeOf());
    const byRequests = createClient(ORIGIN, (input, init) => api.fetch(new Request(input, init)));
    const statuses: number[] = [];
    for (let at = 0; at < 12; at += 1) {
      const client = at % 2 === 0 ? direct : byRequests;
      const email = `reader-${at}@example.com`;
      const outcome = await outcomeOf(client as AnyClient, 'POST /newsletter', { email });
      statuses.push(outcome.includes('"status":429') ? 429 : 200);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429]);
  });
});
