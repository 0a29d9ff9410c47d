import { SMTPServer } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { createSmtpMail } from './smtp-mail.ts';

const servers: SMTPServer[] = [];

afterEach(async () => {
  for (const mail of opened.splice(0)) mail.close();
  for (const server of servers.splice(0)) {
    await new Promise<void>((resolve) => server.close(() => resolve()));
  }
});

/** A real mail server on loopback that refuses that many letters first. */
async function openMailServer({ refuses = 0, refusesReceivers = false } = {}) {
  const letters: string[] = [];
  let left = refuses;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      done(refusesReceivers ? new Error(`<${address}> is unknown here`) : undefined);
    },
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        left -= 1;
        if (left >= 0) return done(new Error('busy'));
        letters.push(Buffer.concat(chunks).toString());
        return done();
      });
    },
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const address = server.server.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  return { letters, url: `smtp://127.0.0.1:${address.port}` };
}

const letter = {
  to: 'asha@example.com',
  subject: 'Set a new password — नमस्ते',
  text: 'Hello,\n\nhere is the link.\n',
};

const from = 'Daybreak <news@example.com>';
const opened: { close: () => void }[] = [];

function openMail(url: string) {
  const mail = createSmtpMail({ url, from });
  opened.push(mail);
  return mail;
}

test('a letter reaches the mail server with sender, receiver, subject, text and mark', async () => {
  const { letters, url } = await openMailServer();
  expect(await openMail(url).send(letter, 'job-1')).toEqual({ is: 'done' });
  expect(letters).toHaveLength(1);
  expect(letters[0]).toContain('From: Daybreak <news@example.com>');
  expect(letters[0]).toContain('To: asha@example.com');
  expect(letters[0]).toContain('Message-ID: <job-1@example.com>');
  expect(letters[0]).toContain('here is the link.');
});

test('an unreachable or busy mail server is retried later', async () => {
  const away = await openMail('smtp://127.0.0.1:1').send(letter, 'job-1');
  expect(away).toMatchObject({ is: 'failed', isFinal: false });
  const { letters, url } = await openMailServer({ refuses: 1 });
  const mail = openMail(url);
  expect(await mail.send(letter, 'job-1')).toMatchObject({ is: 'failed', isFinal: false });
  expect(await mail.send(letter, 'job-1')).toEqual({ is: 'done' });
  expect(letters).toHaveLength(1);
});

test('an unknown recipient is a final failure and not logged', async () => {
  const { url } = await openMailServer({ refusesReceivers: true });
  const outcome = await openMail(url).send(letter, 'job-1');
  expect(outcome).toMatchObject({ is: 'failed', isFinal: true });
  expect(JSON.stringify(outcome)).toContain('is unknown here');
  expect(JSON.stringify(outcome)).not.toContain('asha@');
});

test('[newsletter-confirmed] a list’s letter has a one-click unsubscribe header', async () => {
  const { letters, url } = await openMailServer();
  const unsubscribe = 'https://news.example/newsletter/unsubscribe?token=abc';
  await openMail(url).send({ ...letter, unsubscribe, replyTo: 'ravi@example.com' }, 'job-1');
  expect(letters[0]?.replaceAll(/\r\n\s+/g, ' ')).toContain(`List-Unsubscribe: <${unsubscribe}>`);
  expect(letters[0]).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(letters[0]).toContain('Reply-To: ravi@example.com');
});

test('a subject can not inject headers', async () => {
  const { letters, url } = await openMailServer();
  await openMail(url).send({ ...letter, subject: 'Hello\r\nBcc: everybody@example.com' }, 'job-1');
  expect(letters[0]).not.toMatch(/^Bcc:/im);
});
