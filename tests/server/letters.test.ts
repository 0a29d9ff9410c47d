import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  emptyFolder,
  ensureBuilt,
  type ServerProcess,
  startServerProcess,
} from '../support/server/server-process.ts';

// Processes start slowly while many tests run.
vi.setConfig({ testTimeout: 60_000 });

let server: ServerProcess;
const letters: string[] = [];

/** A real SMTP server on loopback. */
const mailServer = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _session, done) {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      letters.push(Buffer.concat(chunks).toString());
      done();
    });
  },
});

beforeAll(async () => {
  await ensureBuilt();
  await new Promise<void>((resolve) => mailServer.listen(0, '127.0.0.1', () => resolve()));
  const address = mailServer.server.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  server = await startServerProcess({
    DATA_DIR: await emptyFolder(),
    DAYBREAK_DEMO: '1',
    MAIL_URL: `smtp://127.0.0.1:${address.port}`,
    MAIL_FROM: 'Daybreak <news@daybreak.example>',
  });
}, 300_000);

afterAll(async () => {
  await server.stop();
  await new Promise<void>((resolve) => mailServer.close(() => resolve()));
});

/** Posts a form like a browser without JavaScript. */
const post = (path: string, fields: Record<string, string>, cookie = '') =>
  fetch(server.address + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: server.address, cookie },
    body: new URLSearchParams(fields),
  });

const page = async (path: string, cookie = ''): Promise<string> =>
  (await fetch(server.address + path, { headers: { cookie } })).text();

const cookiesOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

/** Path of the link in the letter with that index. */
async function linkIn(at: number): Promise<string> {
  await expect.poll(() => letters.length, { timeout: 10_000 }).toBeGreaterThan(at);
  const text = letters[at]?.replaceAll('=\r\n', '').replaceAll('=3D', '=') ?? '';
  const address = /https?:\/\/\S+token=[\w-]+/.exec(text)?.[0];
  if (!address) throw new Error(`no link in ${text}`);
  const { pathname, search } = new URL(address);
  return pathname + search;
}

test('[password-forgotten] [password-link] without script, a forgotten password is replaced by a link in a letter', async () => {
  const asha = { name: 'Asha Rao', email: 'asha@example.com', password: 'a first word' };
  expect((await post('/register', asha)).status).toBe(303);
  // Letters are sent after random delays, so that response times reveal nothing.
  expect(await page(await linkIn(0))).toContain('confirm that this address is yours');

  const answers: unknown[] = [];
  for (const email of ['nobody@example.com', asha.email]) {
    const answer = await post('/forgot-password', { form: 'forgot-password', email });
    answers.push([answer.status, answer.headers.get('location'), cookiesOf(answer)]);
  }
  expect(answers[0]).toEqual(answers[1]);

  const link = await linkIn(1);
  expect(letters).toHaveLength(2);
  expect(await page(link)).toContain('Choose the password for asha@example.com.');
  const refused = await post(link, { form: 'set-password', password: ' ' });
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain('Please choose a password.');
  const set = await post(link, { form: 'set-password', password: 'a second word' });
  expect([set.status, set.headers.get('location')]).toEqual([303, '/profile']);
  expect(await page('/profile', cookiesOf(set))).toContain('asha@example.com');
  expect(await page(link)).toContain('Link Expired');
  const login = { form: 'login', email: asha.email, password: asha.password };
  expect((await post('/login', login)).status).toBe(422);
});

test('[newsletter-confirmed] without script, a subscription is confirmed by a letter and ended by one click', async () => {
  // The letter about the new password may be pending.
  await expect.poll(() => letters.length, { timeout: 10_000 }).toBe(3);
  const sent = letters.length;
  const asked = await post('/newsletter', { form: 'newsletter', email: 'ravi@example.com' });
  expect(asked.status).toBe(303);
  expect(decodeURIComponent(cookiesOf(asked))).toContain('Almost there');
  const link = await linkIn(sent);
  expect(await page(link)).toContain('Confirm');
  expect((await post(link, { form: 'confirm-newsletter' })).status).toBe(303);
  const leaving = await linkIn(sent + 1);
  expect(letters[sent + 1]).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  // One-click unsubscribe of mail programs: neither cookie nor origin (RFC 8058).
  const left = await fetch(server.address + leaving, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  });
  expect(left.status).toBe(303);
  expect((await post(leaving, { form: 'leave-newsletter' })).status).toBe(422);
});
