import { SMTPServer } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { createSmtpMail } from './smtp-mail.ts';

const servers: SMTPServer[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) {
    await new Promise<void>((resolve) => server.close(() => resolve()));
  }
});

/** A real mail server on loopback; refuses as many letters as told before it takes one. */
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

test('a letter reaches the mail server with sender, receiver, subject and text', async () => {
  const { letters, url } = await openMailServer();
  const reported: unknown[] = [];
  const mail = createSmtpMail({
    url,
    from: 'Daybreak <news@example.com>',
    report: (error) => reported.push(error),
  });
  await mail.send(letter);
  await mail.close();
  expect(reported).toEqual([]);
  expect(letters).toHaveLength(1);
  expect(letters[0]).toContain('From: Daybreak <news@example.com>');
  expect(letters[0]).toContain('To: asha@example.com');
  expect(letters[0]).toContain('here is the link.');
});

test('whoever asks does not wait for a mail server that is not there, and it is reported', async () => {
  const reported: unknown[] = [];
  const mail = createSmtpMail({
    url: 'smtp://127.0.0.1:1',
    from: 'news@example.com',
    report: (error) => reported.push(error),
  });
  await mail.send(letter);
  expect(reported).toEqual([]);
  await mail.close();
  expect(reported).toHaveLength(1);
  expect(String(reported[0])).not.toContain('asha@example.com');
});

test('a receiver whom the mail server does not know is named to nobody (L18)', async () => {
  const { url } = await openMailServer({ refusesReceivers: true });
  const reported: unknown[] = [];
  const mail = createSmtpMail({
    url,
    from: 'news@example.com',
    firstWait: 1,
    report: (error) => reported.push(error),
  });
  await mail.send(letter);
  await expect.poll(() => reported.length).toBe(1);
  await mail.close();
  const told = reported[0] instanceof Error ? `${reported[0].stack}` : '';
  expect(told).toContain('is unknown here');
  expect(told).not.toContain('asha@example.com');
  expect(JSON.stringify(reported[0])).not.toContain('asha@');
});

test('what the server refuses at first is sent again', async () => {
  const { letters, url } = await openMailServer({ refuses: 1 });
  const reported: unknown[] = [];
  const mail = createSmtpMail({
    url,
    from: 'news@example.com',
    firstWait: 10,
    report: (error) => reported.push(error),
  });
  await mail.send(letter);
  await expect.poll(() => letters.length).toBe(1);
  await mail.close();
  expect(reported).toEqual([]);
});

test('[newsletter-confirmed] a letter of a list says how to leave it with one click', async () => {
  const { letters, url } = await openMailServer();
  const mail = createSmtpMail({ url, from: 'news@example.com', report: () => {} });
  const unsubscribe = 'https://news.example/newsletter/unsubscribe?token=abc';
  await mail.send({ ...letter, unsubscribe, replyTo: 'ravi@example.com' });
  await mail.close();
  expect(letters[0]?.replaceAll(/\r\n\s+/g, ' ')).toContain(`List-Unsubscribe: <${unsubscribe}>`);
  expect(letters[0]).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(letters[0]).toContain('Reply-To: ravi@example.com');
});

test('nobody writes further headers through a subject', async () => {
  const { letters, url } = await openMailServer();
  const mail = createSmtpMail({ url, from: 'news@example.com', report: () => {} });
  await mail.send({ ...letter, subject: 'Hello\r\nBcc: everybody@example.com' });
  await mail.close();
  expect(letters[0]).not.toMatch(/^Bcc:/im);
});
