import { expect, test } from 'vitest';
import { OWNER_PASSWORD, type ServerApi } from '../../../tests/support/server-api.ts';
import { serverApiOfEachTest } from '../../../tests/support/server-api-of-each-test.ts';

let api: ServerApi;

serverApiOfEachTest((opened) => {
  api = opened;
});

const email = 'asha@example.com';
const subscribe = (address = email) =>
  api.newCaller().call('POST', '/api/newsletter', { email: address });
const listed = () => api.database.store.read((view) => view.list('newsletterSubscribers'));
const tokenIn = (at: number): string =>
  /token=([\w-]+)/.exec(api.letters[at]?.text ?? '')?.[1] ?? '';
const confirm = (token: string) =>
  api.newCaller().call('PUT', '/api/newsletter/confirmation', { token });
const leave = (token: string) =>
  api.newCaller().call('POST', '/api/newsletter/unsubscriptions', { token });

test('[newsletter-confirmed] an address is on the list once it was confirmed, and leaves it by a link', async () => {
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

test('[newsletter-confirmed] nobody learns whether an address is on the list', async () => {
  const answers: unknown[] = [];
  const answered = async (answer: Response) => [answer.status, await answer.json()];
  answers.push(await answered(await subscribe()));
  answers.push(await answered(await subscribe()));
  expect(await listed()).toHaveLength(1);
  // The older link is good for nothing once a newer one was asked for.
  expect((await confirm(tokenIn(0))).status).toBe(404);
  expect((await confirm(tokenIn(1))).status).toBe(200);
  const sent = api.letters.length;
  answers.push(await answered(await subscribe()));
  expect(api.letters).toHaveLength(sent);
  for (const answer of answers) expect(answer).toEqual([201, { email, mustConfirm: true }]);
});

const message = { name: 'Asha', email, subject: 'Hello', message: 'Two\nlines' };

test('[contact-mailed] messages go to the newsroom’s address once it wants them', async () => {
  const { call } = api.newCaller();
  expect((await call('POST', '/api/messages', message)).status).toBe(201);
  expect(api.letters).toEqual([]);

  const owner = api.newCaller();
  await owner.call('POST', '/api/admin/session', { password: OWNER_PASSWORD });
  const settings = await (await owner.call('GET', '/api/admin/siteSettings/site')).json();
  const changed = { ...settings, mailsMessages: true, contactEmail: 'desk@news.example' };
  const { status } = await owner.call('PUT', '/api/admin/settings', changed, { 'if-match': '*' });
  expect(status).toBe(200);
  expect((await call('POST', '/api/messages', message)).status).toBe(201);
  expect(api.letters).toMatchObject([
    { to: 'desk@news.example', replyTo: email, subject: 'Message: Hello' },
  ]);
  expect(api.letters[0]?.text).toContain('Two\nlines');
});
