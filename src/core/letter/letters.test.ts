import { describe, expect, test } from 'vitest';
import { onlineForExamples } from '../../../tests/support/newsroom/change-examples.ts';
import {
  createMailingNewsroom,
  tokenIn,
} from '../../../tests/support/newsroom/mailing-newsroom.ts';
import {
  createTestPorts,
  storedUser,
  TEST_NOW,
} from '../../../tests/support/newsroom/test-newsroom.ts';
import { workOffJobs } from '../../../tests/support/newsroom/work-off-jobs.ts';
import { type Actor, visitor } from '../actor.ts';
import { createNewsroom } from '../newsroom.ts';
import { type LetterAbout, letterAbouts, letters as planned } from './letters.ts';
import { postLetter } from './post-letter.ts';

const records = {
  users: [storedUser({ emailConfirmed: true })],
  subscribers: [{ id: 'subscriber-1', email: 'listed@example.com', confirmed: false }],
};
const owner: Actor = { kind: 'staff', role: 'owner', isProven: true };
const email = 'asha@example.com';

/** Calls a planner as the job of the letter does. */
const plan = (
  { ports, online }: ReturnType<typeof createMailingNewsroom>,
  about: LetterAbout,
  of: string,
  isRepeated = false,
) => {
  const { store, clock } = ports;
  return planned[about]({ online, store, clock, of, caller: undefined, isRepeated });
};

test.each(letterAbouts)('the letter “%s” about what no longer exists is dropped', async (about) => {
  const newsroom = createMailingNewsroom(records);
  expect(await plan(newsroom, about, 'gone-1')).toBeUndefined();
});

test.each<[LetterAbout, string, string, string | undefined]>([
  ['reset-password', ' ASHA@example.com ', 'Set a new password', undefined],
  ['invitation', 'user-1', 'You’re invited to the newsroom', undefined],
  ['password-changed', 'user-1', 'Your password was changed', 'notice'],
  ['address-changed', `user-1 ${email}`, 'The address of your account was changed', 'notice'],
  ['second-factor-taken', 'user-1', 'Your second factor was removed', 'notice'],
  ['newsletter-welcome', 'subscriber-1', 'You get the morning letter', undefined],
  ['confirm-newsletter', 'listed@example.com', 'Please confirm your subscription', undefined],
])('the letter “%s” about %s', async (about, of, subject, kind) => {
  const letter = await plan(createMailingNewsroom(records), about, of);
  expect(letter?.to).toBe(about.includes('newsletter') ? 'listed@example.com' : email);
  expect(letter?.kind).toBe(kind);
  const written = await letter?.write();
  expect(written?.subject).toBe(subject);
  expect(written?.text).toMatch(/^Hello.*,\n\n/);
});

test.each<[LetterAbout, string]>([
  ['confirm-address', 'user-1'],
  ['confirm-newsletter', 'listed@example.com'],
])('the letter “%s” is dropped once it is confirmed', async (about, of) => {
  const newsroom = createMailingNewsroom({
    ...records,
    subscribers: [{ id: 'subscriber-1', email: 'listed@example.com', confirmed: true }],
  });
  expect(await plan(newsroom, about, of)).toBeUndefined();
});

test.each<[LetterAbout, string, 'reset-password' | 'newsletter' | 'confirm-email']>([
  ['reset-password', email, 'reset-password'],
  ['confirm-address', 'user-1', 'confirm-email'],
  ['confirm-newsletter', 'listed@example.com', 'newsletter'],
])('a new letter “%s” ends the link of the last, a repeated one does not', async (...given) => {
  const [about, of, purpose] = given;
  const newsroom = createMailingNewsroom({ ...records, users: [storedUser()] });
  const { tokens } = newsroom.online;
  const write = async (isRepeated: boolean) =>
    tokenIn((await (await plan(newsroom, about, of, isRepeated))?.write())?.text);
  const isGood = async (token: string) => (await tokens.find(purpose, token)) !== undefined;
  const first = await write(false);
  const repeated = await write(true);
  expect([await isGood(first), await isGood(repeated)]).toEqual([true, true]);
  const next = await write(false);
  expect([await isGood(first), await isGood(repeated), await isGood(next)]).toEqual([
    false,
    false,
    true,
  ]);
});

describe('a name in a letter', () => {
  const greeting = async (about: LetterAbout, user: object) => {
    const newsroom = createMailingNewsroom({ users: [storedUser({ ...user })] });
    const of = about === 'reset-password' ? email : 'user-1';
    return (await (await plan(newsroom, about, of))?.write())?.text.split('\n')[0];
  };

  test('is that of a confirmed address, if it holds no address itself', async () => {
    expect(await greeting('reset-password', { emailConfirmed: true })).toBe('Hello Asha Rao,');
    expect(await greeting('reset-password', {})).toBe('Hello,');
    const name = 'evil.example/pay';
    expect(await greeting('reset-password', { emailConfirmed: true, name })).toBe('Hello,');
  });

  test('is that of the invitation, never that of whoever registered the address', async () => {
    const invited = { name: 'Edda', role: 'editor' };
    expect(await greeting('invitation', { invited })).toBe('Hello Edda,');
    expect(await greeting('invitation', { emailConfirmed: true })).toBe('Hello,');
  });
});

describe('a message to the newsroom', () => {
  const message = { id: 'message-1', name: 'Ravi', email, subject: 'Hi', message: 'Two\nlines' };
  const contactEmail = 'desk@news.example';

  test.each([
    [{ mailsMessages: true, contactEmail }, contactEmail],
    [{ mailsMessages: false, contactEmail }, undefined],
    [{ mailsMessages: true, contactEmail: '' }, undefined],
  ])('with %j is mailed to %s', async (given, to) => {
    const newsroom = createMailingNewsroom({
      messages: [message],
      settings: [{ id: 'site', ...given }],
    });
    const letter = await plan(newsroom, 'message', 'message-1');
    expect(letter?.to).toBe(to);
    if (!letter) return;
    expect(letter.kind).toBe('newsroom');
    expect(await letter.write()).toEqual({
      subject: 'Message: Hi',
      text: `Ravi <${email}> wrote:\n\nTwo\nlines\n`,
      replyTo: email,
    });
  });
});

describe('the job of a letter', () => {
  const away = { is: 'failed', reason: 'The mail server is away.' } as const;

  test('asks for the limit before it makes a link, once for all its attempts', async () => {
    const newsroom = createMailingNewsroom(records);
    newsroom.mailAnswers.push(away);
    await newsroom.newsroom.requestPasswordReset(visitor, { email });
    await newsroom.workOffJobs();
    expect(await newsroom.jobs()).toMatchObject([{ attempts: 1, lastError: away.reason }]);
    const [job] = await newsroom.jobs();
    await newsroom.ports.store.change(async (change) => {
      if (job) await change.replace('jobs', { ...job, dueAt: TEST_NOW.toISOString() });
    });
    await newsroom.workOffJobs();
    expect([newsroom.letters.length, newsroom.admitted, await newsroom.jobs()]).toEqual([
      2,
      [email],
      [],
    ]);
  });

  test('over the limit leaves neither letter nor link', async () => {
    const newsroom = createMailingNewsroom(records, () => false);
    await newsroom.newsroom.requestPasswordReset(visitor, { email });
    await newsroom.workOffJobs();
    expect([newsroom.letters, await newsroom.jobs()]).toEqual([[], []]);
    expect(await newsroom.ports.store.read((view) => view.count('securityEvents'))).toBe(0);
  });

  test('of an invitation is counted when its link is made, which says whether it is mailed', async () => {
    let left = 1;
    const newsroom = createMailingNewsroom(records, () => {
      left -= 1;
      return left >= 0;
    });
    const send = () => newsroom.backOffice.sendPasswordLink(owner, { userId: 'user-1' });
    const first = await send();
    expect(first).toMatchObject({ value: { isMailed: true } });
    expect(await newsroom.jobs()).toMatchObject([
      { kind: 'letter', subject: { collection: 'users', id: 'user-1' } },
    ]);
    await newsroom.workOffJobs();
    expect(newsroom.letters).toMatchObject([
      { to: email, subject: 'You’re invited to the newsroom' },
    ]);
    expect(await send()).toMatchObject({ value: { isMailed: false } });
    await newsroom.workOffJobs();
    expect([newsroom.letters.length, newsroom.admitted]).toEqual([1, [email, email]]);
  });

  test('of an invitation stays away once its link was redeemed, which would make a second one', async () => {
    const newsroom = createMailingNewsroom(records);
    const { value } = (await newsroom.backOffice.sendPasswordLink(owner, { userId: 'user-1' })) as {
      value: { link: string };
    };
    const token = new URL(value.link).searchParams.get('token') ?? '';
    const { resetPassword } = createNewsroom(newsroom.ports);
    expect(await resetPassword(visitor, { token, password: 'harbour lights' })).toMatchObject({
      ok: true,
    });
    await newsroom.workOffJobs();
    expect(newsroom.letters.filter(({ subject }) => subject.includes('invited'))).toEqual([]);
  });

  test('fails on a site that has lost its mail server, such as a restored one', async () => {
    const { ports } = createMailingNewsroom(records);
    await ports.store.change((change) =>
      postLetter(change, ports, { about: 'password-changed', of: 'user-1' }),
    );
    const [job] = await ports.store.read((view) => view.list('jobs'));
    for (const server of [{}, { online: onlineForExamples() }]) {
      const restored = createTestPorts({ ...records, jobs: [job] }, server).ports;
      await workOffJobs(restored);
      expect(await restored.store.read((view) => view.list('jobs'))).toMatchObject([
        { attempts: 1, lastError: 'The site has no mail server.' },
      ]);
    }
  });
});

test('[letters-kept] a letter is due within two seconds, never before its request', async () => {
  const { ports, jobs } = createMailingNewsroom(records);
  for (let posted = 0; posted < 40; posted += 1) {
    await ports.store.change((change) =>
      postLetter(change, ports, { about: 'password-changed', of: 'user-1' }),
    );
  }
  const waits = (await jobs()).map(({ dueAt }) => Date.parse(dueAt) - TEST_NOW.getTime());
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...waits)).toBeLessThanOrEqual(2000);
  expect(new Set(waits).size).toBeGreaterThan(5);
});
