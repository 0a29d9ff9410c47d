import { describe, expect, test } from 'vitest';
import { OWNER_PASSWORD, type ServerApi } from '../../../tests/support/server/server-api.ts';
import { serverApiOfEachTest } from '../../../tests/support/server/server-api-of-each-test.ts';

let api: ServerApi;

serverApiOfEachTest((opened) => {
  api = opened;
});

const edda = { email: 'edda@news.example', password: 'a first sentence' };
const tokenIn = (text: string | undefined): string => /token=([\w-]+)/.exec(text ?? '')?.[1] ?? '';

async function logInOwner() {
  const owner = api.newCaller();
  await owner.call('POST', '/api/admin/session', { password: OWNER_PASSWORD });
  return owner;
}

async function logInEdda() {
  const { id } = await api.addUser({ ...edda, name: 'Edda', role: 'editor', emailConfirmed: true });
  const caller = api.newCaller();
  const logIn = async () => (await caller.call('POST', '/api/session', edda)).status;
  expect(await logIn()).toBe(201);
  const session = async () => (await caller.call('GET', '/api/session')).json();
  return { id, caller, logIn, session };
}

describe('one’s own address', () => {
  test('changes once the link at the new one is followed; the former one is told', async () => {
    const { caller, session } = await logInEdda();
    const move = async (email: string) =>
      (await caller.call('PUT', '/api/admin/me/email', { email })).status;
    expect(await move('first@news.example')).toBe(200);
    expect(await move('second@news.example')).toBe(200);
    expect((await session()).reader).toMatchObject({
      ...{ email: edda.email, newEmail: 'second@news.example', emailConfirmed: true },
    });
    expect(api.letters.map(({ to }) => to)).toEqual(['first@news.example', 'second@news.example']);
    const [first, second] = api.letters.map(({ text }) => tokenIn(text));
    const confirm = async (token = '') =>
      (await api.newCaller().call('PUT', '/api/email-confirmation', { token })).status;
    expect(await confirm(first)).toBe(404);
    expect((await session()).reader.email).toBe(edda.email);
    expect(await confirm(second)).toBe(200);
    const { reader } = await session();
    expect(reader).toMatchObject({ email: 'second@news.example', emailConfirmed: true });
    expect(reader.newEmail).toBeUndefined();
    expect(api.letters.at(-1)).toMatchObject({ to: edda.email, kind: 'notice' });
  });

  test('is taken back by asking for the present one; its link then leads nowhere', async () => {
    const { caller, session } = await logInEdda();
    await caller.call('PUT', '/api/admin/me/email', { email: 'other@news.example' });
    await caller.call('PUT', '/api/admin/me/email', { email: edda.email });
    const token = tokenIn(api.letters[0]?.text);
    const answer = await api.newCaller().call('PUT', '/api/email-confirmation', { token });
    expect(answer.status).toBe(404);
    expect((await session()).reader).toMatchObject({ email: edda.email, emailConfirmed: true });
  });

  test('that somebody registers meanwhile stays theirs', async () => {
    const { caller, session } = await logInEdda();
    await caller.call('PUT', '/api/admin/me/email', { email: 'other@news.example' });
    await api.addUser({ email: 'OTHER@news.example' });
    const token = tokenIn(api.letters[0]?.text);
    const answer = await api.newCaller().call('PUT', '/api/email-confirmation', { token });
    expect([answer.status, (await answer.json()).code]).toEqual([409, 'email-of-another']);
    expect((await session()).reader.email).toBe(edda.email);
  });

  test('needs a proof of identity', async () => {
    const { caller } = await logInEdda();
    api.pass(11 * 60);
    const answer = await caller.call('PUT', '/api/admin/me/email', { email: 'x@news.example' });
    expect((await answer.json()).code).toBe('proof-needed');
    expect(api.letters).toEqual([]);
  });

  test('changed by an owner ends links that the former one was sent', async () => {
    const { id } = await logInEdda();
    await api.newCaller().call('POST', '/api/password-resets', { email: edda.email });
    const token = tokenIn(api.letters[0]?.text);
    const owner = await logInOwner();
    const details = { name: 'Edda Berg', email: 'berg@news.example' };
    expect((await owner.call('PUT', `/api/admin/users/${id}/details`, details)).status).toBe(200);
    const set = await api.newCaller().call('PUT', '/api/password', {
      ...{ token, password: 'harbour lights at six' },
    });
    expect(set.status).toBe(404);
    expect(
      api.letters
        .slice(1)
        .map(({ to }) => to)
        .sort(),
    ).toEqual(['berg@news.example', edda.email]);
  });
});

test('a suspended account loses its sessions at once, and has its role again afterwards', async () => {
  const { id, caller, logIn } = await logInEdda();
  const owner = await logInOwner();
  const suspend = async (isSuspended: boolean) =>
    (await owner.call('PUT', `/api/admin/users/${id}/suspension`, { isSuspended })).status;
  const read = async () => (await caller.call('GET', '/api/admin/desk')).status;
  expect([await read(), await suspend(true), await read(), await logIn()]).toEqual([
    200, 200, 401, 401,
  ]);
  const asked = api.letters.length;
  await api.newCaller().call('POST', '/api/password-resets', { email: edda.email });
  expect(api.letters).toHaveLength(asked);
  expect([await suspend(false), await logIn(), await read()]).toEqual([200, 201, 200]);
});

test('whoever loses access is told why, for a day', async () => {
  const { id, caller, logIn } = await logInEdda();
  const owner = await logInOwner();
  const ending = async () => (await (await caller.call('GET', '/api/admin/access')).json()).ending;
  expect(await ending()).toBeUndefined();
  await owner.call('PUT', `/api/admin/users/${id}/role`, { role: 'author' });
  expect(await ending()).toBe('changed');
  await owner.call('PUT', `/api/admin/users/${id}/role`, {});
  expect(await ending()).toBe('role-taken');
  await owner.call('PUT', `/api/admin/users/${id}/suspension`, { isSuspended: true });
  expect(await ending()).toBe('suspended');
  expect((await caller.call('GET', '/api/admin/desk')).status).toBe(401);
  await owner.call('PUT', `/api/admin/users/${id}/suspension`, { isSuspended: false });
  expect(await logIn()).toBe(201);
  await owner.call('DELETE', `/api/admin/users/${id}`);
  expect(await ending()).toBe('deleted');
  api.pass(24 * 3600 + 1);
  expect(await ending()).toBeUndefined();
});

test('log-outs of one’s own have no reason', async () => {
  const { caller } = await logInEdda();
  const other = api.newCaller();
  await other.call('POST', '/api/session', edda);
  await other.call('DELETE', '/api/me/sessions');
  expect(await (await caller.call('GET', '/api/admin/access')).json()).toEqual({});
  expect((await caller.call('GET', '/api/admin/desk')).status).toBe(401);
});
