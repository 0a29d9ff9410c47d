import { describe, expect, test } from 'vitest';
import { failures, refused } from '#core/errors.ts';
import { createTestApi, type TestApi } from '../../tests/support/newsroom/test-api.ts';
import {
  paragraph,
  storedArticle,
  storedUser,
} from '../../tests/support/newsroom/test-newsroom.ts';
import { Problem, type ProblemDetails } from './problem.ts';

async function problemIn(answer: Response) {
  expect(answer.headers.get('content-type')).toBe('application/problem+json');
  const details: ProblemDetails = await answer.json();
  expect(details.status).toBe(answer.status);
  expect(details.type).toBe(`urn:daybreak:problem:${details.kind}`);
  return [details.status, details.kind, details.code];
}

describe('every failure is answered as problem details with status, kind and code', () => {
  const letter = { name: 'A', email: 'a@example.com', subject: 'S', message: 'M' };
  const cases: [
    what: string,
    path: string,
    method: string,
    body: unknown,
    answer: [status: number, kind: string, code: string],
  ][] = [
    ['an unknown article', '/api/articles/x', 'GET', undefined, [404, 'not-found', 'not-found']],
    [
      'a blank search',
      '/api/search?q=%20',
      'GET',
      undefined,
      [422, 'invalid', 'search-term-missing'],
    ],
    ['no search term', '/api/search', 'GET', undefined, [422, 'invalid', 'search-term-missing']],
    [
      'wrong credentials',
      '/api/session',
      'POST',
      { email: 'x', password: 'y' },
      [401, 'wrong-credentials', 'email-or-password-wrong'],
    ],
    [
      'a taken address',
      '/api/users',
      'POST',
      { name: 'A', email: 'asha@example.com', password: 'long enough' },
      [409, 'taken', 'email-taken'],
    ],
    [
      'an empty message',
      '/api/messages',
      'POST',
      { ...letter, message: ' ' },
      [422, 'invalid', 'message-missing'],
    ],
    ['no address', '/api/newsletter', 'POST', { email: 'x' }, [422, 'invalid', 'email-malformed']],
    [
      'Premium without a log-in',
      '/api/me/premium',
      'PUT',
      { subscribed: true },
      [401, 'not-logged-in', 'not-logged-in'],
    ],
    [
      'a number for a text',
      '/api/newsletter',
      'POST',
      { email: 5 },
      [422, 'invalid', 'sender-email-missing'],
    ],
    [
      'a missing field',
      '/api/users',
      'POST',
      { name: 'A' },
      [422, 'invalid', 'request-not-understood'],
    ],
    ['a list', '/api/newsletter', 'POST', [1], [422, 'invalid', 'request-not-understood']],
    ['null', '/api/newsletter', 'POST', null, [422, 'invalid', 'request-not-understood']],
    ['an unknown path', '/api/nothing', 'GET', undefined, [404, 'not-found', 'not-found']],
    ['a path outside the API', '/elsewhere', 'GET', undefined, [404, 'not-found', 'not-found']],
    ['an unsupported method', '/api/site', 'DELETE', undefined, [404, 'not-found', 'not-found']],
  ];
  test.each(cases)('%s', async (_, path, method, body, expected) => {
    const { send, reported } = createTestApi({ users: [storedUser()] });
    const answer = await send(method, path, body === undefined ? undefined : JSON.stringify(body));
    expect(await problemIn(answer)).toEqual(expected);
    expect(reported).toEqual([]);
  });

  test.each([
    ['{"email":', 'request-malformed'],
    ['', 'sender-email-missing'],
    ['email=a@example.com', 'request-malformed'],
    ['\0', 'request-malformed'],
  ])('the malformed body %j', async (body, code) => {
    const { send } = createTestApi();
    const answer = await send('POST', '/api/newsletter', body);
    expect(await problemIn(answer)).toEqual([422, 'invalid', code]);
  });

  test.each([
    [failures.forbidden(), 403],
    [failures.conflict(), 409],
    [failures.storageFull(), 507],
    [failures.storageBlocked(), 507],
    [failures.databaseAway(), 503],
    [failures.tooMany(), 429],
  ])('$code', async (failure, status) => {
    const { send } = createTestApi({}, { readFront: async () => refused(failure) });
    const { kind, code } = failure;
    expect(await problemIn(await send('GET', '/api/front'))).toEqual([status, kind, code]);
  });
});

test('[error-page] an unexpected error is reported once and answered without details', async () => {
  const error = new Error('secret detail in /srv/code.ts');
  const { send, client, reported } = createTestApi({}, { readSite: () => Promise.reject(error) });
  const text = await (await send('GET', '/api/site')).text();
  expect(JSON.parse(text)).toEqual({
    type: 'urn:daybreak:problem:unexpected',
    title: 'Unexpected Application Error',
    status: 500,
    detail: 'Something went wrong on our side.',
    kind: 'unexpected',
    code: 'unexpected',
  });
  expect(reported).toEqual([error]);
  await expect(client.ask('GET /site')).rejects.toBeInstanceOf(Problem);
});

describe('the typed client', () => {
  const articles = ['C#', 'a/b', '100%', 'What? Why', 'Café', '..x', '&=+'].map((category) =>
    storedArticle({ category, id: `article-${category}` }),
  );

  test.each(articles.map(({ category }) => category))(
    'encodes %j in addresses',
    async (category) => {
      const { client } = createTestApi({ articles });
      const front = await client.ask('GET /categories/:category', { category, page: '1' });
      expect(front.articles.map(({ category: { name } }) => name)).toEqual([category]);
      const id = `article-${category}`;
      const article = await client.ask('GET /articles/:id', { id });
      expect(article.id).toBe(id);
    },
  );

  test.each(['0', '-1', 'x', '', '1e99', '1.5', 'NaN'])(
    'treats page %j as page 1',
    async (page) => {
      const { client } = createTestApi({ articles });
      const category = 'Café';
      const front = await client.ask('GET /categories/:category', { category, page });
      expect([front.page, front.articles.length]).toEqual([1, 1]);
    },
  );

  test('throws the problem that the API returns', async () => {
    const { client } = createTestApi();
    const asked = client.ask('POST /newsletter', { email: 'x' });
    await expect(asked).rejects.toMatchObject({
      details: { code: 'email-malformed', field: 'email' },
    });
  });
});

describe('[password-hash] no response contains a password or a hash', () => {
  const hash = '$pbkdf2-sha256$i=600000$c2FsdA==$aGFzaA==';
  const paths = [
    '/api/site',
    '/api/front',
    '/api/session',
    '/api/stories',
    '/api/categories/world',
    '/api/articles/article-x',
    '/api/search?q=asha',
    '/api/search?q=secret',
    '/api/users',
    '/api/me/premium',
    '/api/activity',
  ];
  const open = (currentUser: unknown): TestApi =>
    createTestApi({
      users: [storedUser({ extra: 'private' }), storedUser({ id: 'user-2', password: hash })],
      articles: [storedArticle({ id: 'article-x', content: [paragraph('By asha.')] })],
      currentUser,
    });
  test.each(paths)('%s', async (path) => {
    for (const session of [null, { id: 'user-1' }, { id: 'user-2' }]) {
      const text = await (await open(session).send('GET', path)).text();
      expect(text).not.toMatch(/secret word|pbkdf2|password|private/);
    }
  });
});
