import { expect, test } from 'vitest';
import { OWNER_PASSWORD, type ServerApi } from '../../../tests/support/server/server-api.ts';
import { serverApiOfEachTest } from '../../../tests/support/server/server-api-of-each-test.ts';

let api: ServerApi;

serverApiOfEachTest((opened) => {
  api = opened;
});

const email = 'asha@example.com';
const subscribe = (address = email) =>
  api.newCaller().call('POST', '/api/newsletter', { email: address });
const listed = () => api.database.store.read((view) => view.list('subscribers'));
const tokenIn = (at: number): string =>
  /token=([\w-]+)/.exec(api.letters[at]?.text ?? '')?.[1] ?? '';
const confirm = (token: string) =>
  api.newCaller().call('PUT', '/api/newsletter/confirmation', { token });
const leave = (token: string) =>
  api.newCaller().call('POST', '/api/newsletter/unsubscriptions', { token });

test('[newsletter-confirmed] an address is subscribed once confirmed, and unsubscribed by a link', async () => {
  await subscribe(' Asha@Example.com');
  expect(await listed()).toMatchObject([{ email, confirmed: false }]);
  expect(api.letters).toMatchObject([{ to: email, subject: 'Please confirm your subscription' }]);
  expect((await confirm(tokenIn(0))).status).toBe(200);
  expect(await listed()).toMatchObject([{ email, confirmed: true }]);
  expect((await confirm(tokenIn(0))).status).toBe(404);

  const welcome = api.letters[1];
  expect(welcome?.unsubscribe).toMatch(/^https:\/\/news\.example\/newsletter\/unsubscribe\?token=/);
  expect((await leave(tokenIn(0))).status).toBe(404);
  expect(await (await leave(tokenIn(1))).json()).toEqual({ email });
  expect(await listed()).toEqual([]);
  expect((await leave(tokenIn(1))).status).toBe(404);
});

test('[newsletter-confirmed] answers do not reveal whether an address is subscribed', async () => {
  const answers: unknown[] = [];
  const answered = async (answer: Response) => [answer.status, await answer.json()];
  answers.push(await answered(await subscribe()));
  answers.push(await answered(await subscribe()));
  expect(await listed()).toHaveLength(1);
  // A newer link invalidates the older one.
  expect((await confirm(tokenIn(0))).status).toBe(404);
  expect((await confirm(tokenIn(1))).status).toBe(200);
  const sent = api.letters.length;
  answers.push(await answered(await subscribe()));
  expect(api.letters).toHaveLength(sent);
  for (const answer of answers) expect(answer).toEqual([201, { email, mustConfirm: true }]);
});

const message = { name: 'Asha', email, subject: 'Hello', message: 'Two\nlines' };

test('[contact-mailed] messages are mailed to the newsroom once it has set an address', async () => {
  const { call } = api.newCaller();
  expect((await call('POST', '/api/messages', message)).status).toBe(201);
  expect(api.letters).toEqual([]);

  const owner = api.newCaller();
  await owner.call('POST', '/api/admin/session', { password: OWNER_PASSWORD });
  const settings = await (await owner.call('GET', '/api/admin/settings/site')).json();
  const changed = { ...settings, mailsMessages: true, contactEmail: 'desk@news.example' };
  const { status } = await owner.call('PUT', '/api/admin/settings', changed, { 'if-match': '*' });
  expect(status).toBe(200);
  expect((await call('POST', '/api/messages', message)).status).toBe(201);
  expect(api.letters).toMatchObject([
    { to: 'desk@news.example', replyTo: email, subject: 'Message: Hello' },
  ]);
  expect(api.letters[0]?.text).toContain('Two\nlines');
});

const jobs = () => api.database.store.read((view) => view.list('jobs'));
const away = { is: 'failed', reason: 'The mail server is away.' } as const;

test('[letters-kept] a letter refused by the mail server is retried, counts once, and all its links work', async () => {
  await api.addUser({ email, emailConfirmed: true });
  api.mailAnswers.push(away, away);
  await api.newCaller().call('POST', '/api/password-resets', { email });
  expect(await jobs()).toMatchObject([
    { kind: 'letter', state: 'waiting', attempts: 1, lastError: away.reason },
  ]);
  // Neither the token nor its hash is stored with the letter.
  expect(JSON.stringify(await jobs())).not.toContain(tokenIn(0));
  api.pass(10);
  await api.workOffJobs();
  api.pass(20);
  await api.workOffJobs();
  expect(await jobs()).toEqual([]);
  expect(api.letters).toHaveLength(3);
  for (const at of [0, 1, 2]) {
    const path = `/api/password?token=${tokenIn(at)}`;
    expect((await api.newCaller().call('GET', path)).status).toBe(200);
  }
  const events = (await api.securityEvents()).filter(({ kind }) => kind === 'link');
  expect(events).toHaveLength(1);
  expect(events[0]?.caller).toMatch(/^[0-9a-f]{16}$/);
  // Three attempts count as one letter: two more may be sent within the hour.
  for (let times = 0; times < 3; times += 1) {
    await api.newCaller().call('POST', '/api/password-resets', { email });
  }
  expect(api.letters).toHaveLength(5);
});

test('[letters-kept] a retried letter reads current data, and is dropped without an account', async () => {
  const user = await api.addUser({ email, emailConfirmed: true });
  api.mailAnswers.push(away);
  await api.newCaller().call('POST', '/api/password-resets', { email });
  await api.database.store.change((change) => change.remove('users', user.id));
  api.pass(10);
  await api.workOffJobs();
  expect([api.letters.length, await jobs()]).toEqual([1, []]);
});

test('[letters-kept] a request for an unknown account is queued alike, and leaves nothing', async () => {
  await api.answerOnly('POST', '/api/password-resets', { email: 'nobody@example.com' });
  expect(await jobs()).toMatchObject([
    { kind: 'letter', payload: { about: 'reset-password', of: 'nobody@example.com' } },
  ]);
  await api.workOffJobs();
  expect([api.letters, await jobs()]).toEqual([[], []]);
});
