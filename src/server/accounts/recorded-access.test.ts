import { afterEach, beforeEach, expect, test } from 'vitest';
import { actorInWords } from '#core/activity/logged-actor.ts';
import {
  OWNER_PASSWORD,
  openServerApi,
  type ServerApi,
} from '../../../tests/support/server/server-api.ts';

let server: ServerApi;
let editor: string;
/** Number of events that `told` returned. */
let read: number;

beforeEach(async () => {
  read = 0;
  server = await openServerApi();
  ({ id: editor } = await server.addUser({
    name: 'Edda',
    email: 'edda@example.com',
    password: 'secret word',
    role: 'editor',
    emailConfirmed: true,
  }));
}, 60_000);
afterEach(() => server.close());

/** Events recorded since the last call, as readable lines, oldest first. */
async function told(): Promise<string[]> {
  const events = (await server.securityEvents()).reverse();
  const fresh = events.slice(read);
  read = events.length;
  return fresh.map(({ actor, description, subject, count }) =>
    [actor ? actorInWords(actor) : '?', description, subject, count > 1 ? `× ${count}` : '']
      .filter(Boolean)
      .join(' | '),
  );
}

test('[security-events] log-ins, refusals and granted access are recorded', async () => {
  const edda = server.newCaller();
  const owner = server.newCaller();
  const email = 'edda@example.com';
  for (let at = 0; at < 3; at += 1) {
    await edda.call('POST', '/api/session', { email, password: 'not that one' });
  }
  await edda.call('POST', '/api/session', { email: 'nobody@example.com', password: 'x y z' });
  expect(await told()).toEqual([
    'a visitor | did not know the password | Edda | × 3',
    'a visitor | tried an address without account',
  ]);

  expect((await edda.call('POST', '/api/session', { email, password: 'secret word' })).status).toBe(
    201,
  );
  expect((await edda.call('GET', '/api/admin/users')).status).toBe(403);
  expect(await told()).toEqual([
    'Edda, editor | logged in',
    'Edda, editor | was refused “list records”',
  ]);

  await owner.call('POST', '/api/admin/session', { password: 'wrong' });
  expect(await told()).toEqual(['a visitor | did not know the password | Back office']);

  await owner.call('POST', '/api/admin/session', { password: OWNER_PASSWORD });
  await owner.call('PUT', `/api/admin/users/${editor}/role`, { role: 'author' });
  const invited = { name: 'Tara', email: 'tara@example.com', role: 'editor' };
  const { id } = (await (await owner.call('POST', '/api/admin/staff', invited)).json()) as {
    id: string;
  };
  const made = await owner.call('POST', `/api/admin/users/${id}/password-link`);
  const { link } = (await made.json()) as { link: string };
  expect((await owner.call('GET', '/api/admin/archive')).status).toBe(200);
  await owner.call('DELETE', '/api/admin/session');
  expect(await told()).toEqual([
    'the shared password | logged in',
    'the shared password | gave the role Author | Edda',
    'the shared password | invited as Editor | Tara',
    'the shared password | made a link that sets a password | Tara',
    'the shared password | exported all content',
    'the shared password | logged out',
  ]);

  const tara = server.newCaller();
  const token = new URL(link).searchParams.get('token');
  const password = 'a long password of hers';
  expect((await tara.call('PUT', '/api/password', { token, password })).status).toBe(200);
  await tara.call('PUT', '/api/me/password', { current: password, password: `${password} 2` });
  await tara.call('DELETE', '/api/me/sessions');
  expect(await told()).toEqual([
    'a visitor | accepted an invitation as Editor | Tara',
    'Tara, editor | logged in',
    'Tara, editor | changed their password',
    'Tara, editor | logged in',
    'Tara, editor | logged out everywhere',
  ]);
  const events = await server.securityEvents();
  expect(JSON.stringify(events)).not.toMatch(/@example\.com|203\.0\.113/);
});

test('[security-events] only owners read them', async () => {
  const edda = server.newCaller();
  const owner = server.newCaller();
  await edda.call('POST', '/api/session', { email: 'edda@example.com', password: 'secret word' });
  await owner.call('POST', '/api/admin/session', { password: OWNER_PASSWORD });
  expect((await edda.call('GET', '/api/admin/securityEvents')).status).toBe(403);
  await owner.call('POST', `/api/admin/users/${editor}/password-link`);
  const answer = await owner.call('GET', '/api/admin/securityEvents?filter=kind:link');
  const { records } = (await answer.json()) as { records: { kind: string }[] };
  expect(records.map(({ kind }) => kind)).toEqual(['link']);
});
