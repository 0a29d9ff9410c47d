import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contentExamples } from '../../tests/support/newsroom/content-examples.ts';
import { createTestApi } from '../../tests/support/newsroom/test-api.ts';

const strange = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom(
    '\u0000',
    '\ud800',
    '<script>',
    '__proto__',
    [],
    {},
    [[]],
    [null],
    [{ type: 'paragraph' }],
  ),
);

test.each(Object.entries(contentExamples))(
  'any form for %s is either refused with a reason or stored as returned',
  async (collection, { form }) => {
    const fields = fc.constantFrom(...Object.keys(form), 'id', 'version', 'image', '__proto__');
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fields, strange, { maxKeys: 3 }), async (changed) => {
        const { send, reported } = createTestApi({ isAdminAuthenticated: 'true' });
        const path = `/api/admin/${collection}`;
        const answer = await send('POST', path, JSON.stringify({ ...form, ...changed }));
        const body = await answer.json();
        expect(reported).toEqual([]);
        if (answer.status !== 201) {
          expect(body).toMatchObject({ status: 422, kind: 'invalid' });
          expect(body.detail).not.toBe('');
          return;
        }
        const read = await send('GET', `${path}/${body.id}`);
        expect(await read.json()).toEqual(body);
      }),
      { numRuns: 25 },
    );
  },
);

test('every route of the back office answers any body with an expected status', async () => {
  const { adminApi } = createTestApi();
  const routes = adminApi.endpoints
    .map(({ contract }) => contract.route)
    .filter((route) => /^(?:POST|PUT) /.test(route));
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...routes), strange, async (route, body) => {
      const [method = '', path = ''] = route.split(' ');
      const { send, reported } = createTestApi({ isAdminAuthenticated: 'true' });
      const address = `/api${path.replaceAll(/:\w+/g, 'x')}`;
      const answer = await send(method, address, JSON.stringify(body));
      expect(reported).toEqual([]);
      // Only the server edition has staff, uploads and links for people without accounts.
      const isHere = !/\/(?:staff|media|password-link|preview-links)$/.test(path);
      expect(isHere ? [200, 201, 204, 404, 409, 422, 428] : [422, 503]).toContain(answer.status);
    }),
    // Each route with an empty body, then any with any.
    {
      numRuns: routes.length + 60,
      examples: routes.map((route): [typeof route, object] => [route, {}]),
    },
  );
});
