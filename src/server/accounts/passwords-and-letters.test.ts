import { describe, expect, test } from 'vitest';
import { OWNER_PASSWORD, type ServerApi } from '../../../tests/support/server/server-api.ts';
import { serverApiOfEachTest } from '../../../tests/support/server/server-api-of-each-test.ts';

let api: ServerApi;

serverApiOfEachTest((opened) => {
  api = opened;
});

const asha = { name: 'Asha Rao', email: 'asha@news.example', password: 'a first sentence' };
const tokenIn = (text: string | undefined): string => /token=([\w-]+)/.exec(text ?? '')?.[1] ?? '';

const register = (more: Partial<typeof asha> = {}, by = api.newCaller()) =>
  by.call('POST', '/api/users', { ...asha, ...more });

const refusalOf = async (answer: Response) => {
  const { field, detail } = await answer.json();
  return [answer.status, field, detail];
};

const tooShort = (shortest: number) =>
  `Please choose a password of at least ${shortest} characters.`;
const tooSimple =
  'This password repeats itself, or is a row of letters, digits or keys. Please choose another.';
const tooCommon = 'This password is one of the most common ones. Please choose another.';

describe('new passwords', () => {
  test('of readers have at least 8 characters and are not common', async () => {
    for (const [password, words] of [
      ['x', tooShort(8)],
      ['1234567', tooShort(8)],
      ['       x', tooShort(8)],
      ['password', tooCommon],
      ['PassWord1', tooCommon],
      ['iloveyou1', tooCommon],
    ] as const) {
      expect(await refusalOf(await register({ password }))).toEqual([422, 'password', words]);
    }
    expect((await register({ password: 'x'.repeat(201) })).status).toBe(422);
    api.pass(3600);
    expect((await register({ password: 'ocean tea' })).status).toBe(201);
  });

  test('of staff have at least 12, invited or changed; older short ones still log in', async () => {
    const owner = api.newCaller();
    await owner.call('POST', '/api/admin/session', { password: OWNER_PASSWORD });
    const invitation = { name: 'Ed', email: 'ed@news.example', role: 'editor' };
    const { id } = await (await owner.call('POST', '/api/admin/staff', invitation)).json();
    const made = await owner.call('POST', `/api/admin/users/${id}/password-link`);
    const token = tokenIn((await made.json()).link);
    const set = (password: string) =>
      api.newCaller().call('PUT', '/api/password', { token, password });
    expect(await refusalOf(await set('a'))).toEqual([422, 'password', tooShort(12)]);
    expect(await refusalOf(await set('elevenchars'))).toEqual([422, 'password', tooShort(12)]);
    expect(await refusalOf(await set('123456789012'))).toEqual([422, 'password', tooSimple]);
    expect((await set('twelve chars')).status).toBe(200);

    const old = { email: 'old@news.example', password: 'a' };
    await api.addUser({ ...old, role: 'author' });
    const author = api.newCaller();
    expect((await author.call('POST', '/api/session', old)).status).toBe(201);
    const change = (password: string) =>
      author.call('PUT', '/api/me/password', { current: old.password, password });
    expect(await refusalOf(await change('ocean tea'))).toEqual([422, 'password', tooShort(12)]);
    expect((await change('ocean tea and rain')).status).toBe(200);
  });
});

describe('letters', () => {
  test.each([
    'reader,\n\nyour card was refused. Sign in at https://evil.example/pay',
    'https://evil.example',
    'www.evil.example',
    'evil.com',
    'pay at evil.xyz now',
    'write to me@evil.example',
    'bell\u0007',
    'turned \u202eround',
    'two\u2028lines',
  ])('the name %j is refused', async (name) => {
    expect(await refusalOf(await register({ name }))).toEqual([
      422,
      'name',
      'Please enter a name without web addresses and line breaks.',
    ]);
  });

  test.each(['J. R. R. Tolkien', 'Dr. No', 'St.John', 'Jean-Luc O’Neill', 'आशा राव', 'Li, Wei'])(
    'the name %s is accepted',
    async (name) => {
      expect((await register({ name })).status).toBe(201);
    },
  );

  test('contain no names before the address is confirmed', async () => {
    await api.addUser({ ...asha, name: 'Your card was refused' });
    const ask = () => api.newCaller().call('POST', '/api/password-resets', { email: asha.email });
    await ask();
    expect(api.letters[0]?.text).toMatch(/^Hello,\n/);
    await api.addUser({ ...asha, email: 'other@news.example', emailConfirmed: true });
    await api.newCaller().call('POST', '/api/password-resets', { email: 'other@news.example' });
    expect(api.letters[1]?.text).toMatch(/^Hello Asha Rao,\n/);
  });

  test('are limited to three an hour and ten a day per address, of any kind', async () => {
    await api.addUser(asha);
    let from = 0;
    const askFor = async (path: string, email: string) => {
      from += 1;
      api.callFrom(`198.51.100.${from}`);
      return (await api.newCaller().call('POST', path, { email })).status;
    };
    for (let hour = 0; hour < 6; hour += 1) {
      for (let times = 0; times < 4; times += 1) {
        expect(await askFor('/api/password-resets', asha.email)).toBe(202);
        expect(await askFor('/api/newsletter', ` ${asha.email.toUpperCase()}`)).toBe(201);
      }
      expect(api.letters).toHaveLength(Math.min(3 * (hour + 1), 10));
      api.pass(3600);
    }
    await askFor('/api/newsletter', 'somebody@news.example');
    expect(api.letters).toHaveLength(11);
    const resets = api.letters.filter(({ subject }) => subject.includes('password')).length;
    const events = (await api.securityEvents()).filter(({ kind }) => kind === 'link');
    expect(resets).toBeGreaterThan(0);
    expect(events.reduce((sum, { count }) => sum + count, 0)).toBe(resets);
    expect(events[0]).toMatchObject({ subject: asha.name, actor: { kind: 'visitor' } });
  });

  test('announce a new password even when strangers have used up the address’s limit', async () => {
    await api.addUser({ ...asha, emailConfirmed: true });
    const caller = api.newCaller();
    const { email, password } = asha;
    await caller.call('POST', '/api/session', { email, password });
    for (let times = 0; times < 4; times += 1) {
      await api.newCaller().call('POST', '/api/password-resets', { email: asha.email });
    }
    const change = { current: asha.password, password: 'a second sentence' };
    expect((await caller.call('PUT', '/api/me/password', change)).status).toBe(200);
    expect(api.letters.at(-1)).toMatchObject({
      to: asha.email,
      subject: 'Your password was changed',
    });
    expect(api.letters.at(-1)?.text).toContain('https://news.example/forgot-password');
  });
});

describe('hiding which accounts exist', () => {
  test('a reset answers before any work that depends on the address', async () => {
    await api.addUser(asha);
    const read = api.database.store.read;
    let reads = 0;
    api.database.store.read = (work) => {
      reads += 1;
      return read(work);
    };
    const { answer } = await api.answerOnly('POST', '/api/password-resets', { email: asha.email });
    expect([answer.status, reads, api.letters.length]).toEqual([202, 0, 0]);
  });

  test('a log-in hashes once, whether the account exists or not', async () => {
    await api.addUser(asha);
    await api.addUser({ ...asha, email: 'invited@news.example', password: '$none' });
    await api.newCaller().call('POST', '/api/session', asha);
    for (const email of [asha.email, 'nobody@news.example', 'invited@news.example']) {
      const before = api.hashes();
      await api.newCaller().call('POST', '/api/session', { email, password: 'a guess' });
      expect(api.hashes() - before, email).toBe(1);
    }
  });
});

describe('an address of a reader', () => {
  test('is confirmed by the letter that registration sends', async () => {
    const caller = api.newCaller();
    expect((await register({}, caller)).status).toBe(201);
    const session = async () => (await (await caller.call('GET', '/api/session')).json()).reader;
    expect((await session()).emailConfirmed).toBeUndefined();
    expect((await caller.call('POST', '/api/me/email-confirmation')).status).toBe(202);
    const [first, second] = api.letters.map(({ text }) => tokenIn(text));
    expect(api.letters).toHaveLength(2);
    const confirm = async (token = '') =>
      (await api.newCaller().call('PUT', '/api/email-confirmation', { token })).status;
    expect([await confirm(first), await confirm(second), await confirm(second)]).toEqual([
      404, 200, 404,
    ]);
    expect((await session()).emailConfirmed).toBe(true);
    await caller.call('POST', '/api/me/email-confirmation');
    expect(api.letters).toHaveLength(2);
    expect((await api.newCaller().call('POST', '/api/me/email-confirmation')).status).toBe(401);
  });
});
