import { describe, expect, test } from 'vitest';
import { createTestApi } from '../../tests/support/newsroom/test-api.ts';

const open = () =>
  createTestApi({
    categories: [
      { id: 'cat-1', name: 'World', version: 3 },
      { id: 'cat-2', name: 'Tech' },
    ],
    isAdminAuthenticated: true,
  });

const paths = { seen: '/api/admin/categories/cat-1', never: '/api/admin/categories/cat-2' };

type Api = ReturnType<typeof open>;

const change = (api: Api, method: string, path: string, ifMatch?: string, body?: object) =>
  api.askApi(
    new Request(`http://in-page.invalid${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(ifMatch === undefined ? {} : { 'if-match': ifMatch }),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    }),
  );

const statusAndCode = async (answer: Response) => [answer.status, (await answer.json()).code];

test('[api-version] a record’s `ETag` is its version, also in the response to saving', async () => {
  const api = open();
  expect((await api.send('GET', paths.seen)).headers.get('etag')).toBe('"3"');
  expect((await api.send('GET', paths.never)).headers.get('etag')).toBe('"0"');
  const saved = await change(api, 'PUT', paths.seen, '"3"', { name: 'Earth' });
  expect([saved.status, saved.headers.get('etag')]).toEqual([200, '"4"']);
  const made = await change(api, 'POST', '/api/admin/categories', undefined, { name: 'New' });
  expect([made.status, made.headers.get('etag')]).toEqual([201, '"1"']);
});

describe('[api-version] a change', () => {
  test('without the version that it is based on is refused', async () => {
    const api = open();
    for (const method of ['PUT', 'DELETE']) {
      const body = method === 'PUT' ? { name: 'Earth' } : undefined;
      const answer = await change(api, method, paths.seen, undefined, body);
      expect(await statusAndCode(answer)).toEqual([428, 'version-needed']);
    }
    expect(
      await statusAndCode(await change(api, 'PUT', '/api/admin/settings', undefined, {})),
    ).toEqual([428, 'version-needed']);
  });

  test.each(['"2"', '"0"', 'W/"3"', '3', '"x"', '"3", "4"', ''])(
    'based on %j is refused with 412',
    async (tag) => {
      const api = open();
      expect(
        await statusAndCode(await change(api, 'PUT', paths.seen, tag, { name: 'Earth' })),
      ).toEqual([412, 'changed-elsewhere']);
      expect(await statusAndCode(await change(api, 'DELETE', paths.seen, tag))).toEqual([
        412,
        'changed-elsewhere',
      ]);
    },
  );

  test.each(['"3"', '*'])('based on %j is made', async (tag) => {
    const saved = await change(open(), 'PUT', paths.seen, tag, { name: 'Earth' });
    expect(saved.status).toBe(200);
    expect((await change(open(), 'DELETE', paths.seen, tag)).status).toBe(200);
  });

  test('of a record without a version is based on 0', async () => {
    const api = open();
    expect((await change(api, 'PUT', paths.never, '"0"', { name: 'Earth' })).status).toBe(200);
    expect((await change(api, 'DELETE', paths.never, '"0"')).status).toBe(412);
    expect((await change(api, 'DELETE', paths.never, '"1"')).status).toBe(200);
  });

  test('can name the version in its body; a conflict is then 409', async () => {
    const api = open();
    const body = { name: 'Earth', version: 3 };
    expect((await change(api, 'PUT', paths.seen, undefined, body)).status).toBe(200);
    expect(await statusAndCode(await change(api, 'PUT', paths.seen, undefined, body))).toEqual([
      409,
      'changed-elsewhere',
    ]);
  });

  test('of an unknown record is not found, or a version mismatch', async () => {
    const api = open();
    const path = '/api/admin/categories/cat-9';
    expect((await change(api, 'DELETE', path, '*')).status).toBe(404);
    expect((await change(api, 'PUT', path, '*', { name: 'Earth' })).status).toBe(404);
    expect((await change(api, 'PUT', path, '"1"', { name: 'Earth' })).status).toBe(412);
  });
});
