import { afterAll, beforeAll, expect, test } from 'vitest';
import { pngFile } from '../../../tests/support/journey/picture-file.ts';
import {
  OWNER_PASSWORD,
  openServerApi,
  type ServerApi,
} from '../../../tests/support/server/server-api.ts';

let api: ServerApi;
beforeAll(async () => {
  api = await openServerApi();
});
afterAll(() => api.close());

test('[upload-library] an uploaded picture is in the image library once, with its uses', async () => {
  const { call, send } = api.newCaller();
  await call('POST', '/api/admin/session', { password: OWNER_PASSWORD });
  const picture = pngFile('blue.png', 900, 600).buffer;
  const { url } = await (await send('/api/admin/media', picture)).json();
  await send('/api/admin/media', picture);
  const unlisted = pngFile('other.png', 300, 200).buffer;
  expect((await send('/api/admin/media?unlisted=1', unlisted)).status).toBe(201);

  const { records } = await (await call('GET', '/api/admin/images')).json();
  expect(records).toMatchObject([{ url, alt: '' }]);

  await call('POST', '/api/admin/articles', {
    title: 'Blue',
    category: 'World',
    content: [{ id: 'b1', type: 'image', src: url, alt: 'All blue' }],
  });
  const uses = await call('GET', `/api/admin/images/uses?id=${records[0].id}`);
  expect(await uses.json()).toMatchObject([{ collection: 'articles', title: 'Blue' }]);
});
