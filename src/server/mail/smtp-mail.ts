import { createTransport } from 'nodemailer';
import type { JobOutcome } from '#core/job/job.ts';
import type { Letter, Mail } from '#core/ports.ts';

interface MailSetting {
  /** `smtp://` or `smtps://`, with user and password if required. */
  url: string;
  /** The sender's address. */
  from: string;
}

/** Milliseconds to wait for a mail server; after a timeout the letter is retried later. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Error codes for a refused letter, as opposed to a refused sender. */
const refusalsOfLetters: readonly unknown[] = ['EENVELOPE', 'EMESSAGE'];

/** The sender's domain, for the `Message-ID`. */
const domainOf = (from: string): string => /@([\w.-]+)/.exec(from)?.[1] ?? 'daybreak.invalid';

/** Reason of a failure, without the recipient's address, which mail servers may quote. */
function failureOf(error: unknown): JobOutcome {
  const details: { code?: unknown; responseCode?: unknown } = Object(error);
  const reason = error instanceof Error ? error.message : String(error);
  return {
    is: 'failed',
    reason: reason.replace(/\S+@\S+/g, '…'),
    isFinal: refusalsOfLetters.includes(details.code) && Number(details.responseCode) >= 500,
  };
}

/** Connects and logs in, and sends nothing. Returns the reason of a failure; `undefined` for none. */
export async function checkMailServer(url: string): Promise<string | undefined> {
  const transport = createTransport({ url, ...timeouts });
  try {
    await transport.verify();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    transport.close();
  }
}

/** Sends mail by SMTP. */
export function createSmtpMail({ url, from }: MailSetting) {
  const transport = createTransport({ url, pool: true, maxConnections: 2, ...timeouts }, { from });
  const domain = domainOf(from);

  const asMessage = ({ unsubscribe, kind: _, ...letter }: Letter, mark: string) => ({
    ...letter,
    messageId: `<${mark}@${domain}>`,
    ...(unsubscribe === undefined
      ? {}
      : {
          list: { unsubscribe },
          headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
        }),
  });

  const send: Mail['send'] = async (letter, mark) => {
    try {
      await transport.sendMail(asMessage(letter, mark));
      return { is: 'done' };
    } catch (error) {
      return failureOf(error);
    }
  };
  return { send, close: () => transport.close() };
}
