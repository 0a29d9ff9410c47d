import { createTransport } from 'nodemailer';
import type { JobOutcome } from '#core/job/job-outcome.ts';
import type { Letter, Mail } from '#core/ports.ts';

interface MailSetting {
  /** `smtp://` or `smtps://`, with user and password where the server asks for them. */
  url: string;
  /** Sender's address. */
  from: string;
}

/** Milliseconds that a mail server has to answer; a letter that took longer is sent again later. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Stages at which a mail server refuses the letter itself, and not its sender. */
const refusalsOfLetters: readonly unknown[] = ['EENVELOPE', 'EMESSAGE'];

/** Sender's domain, in which marks are unique. */
const domainOf = (from: string): string => /@([\w.-]+)/.exec(from)?.[1] ?? 'daybreak.invalid';

/** Why a letter was not sent, and not to whom it was: mail servers name the receiver. */
function failureOf(error: unknown): JobOutcome {
  const details: { code?: unknown; responseCode?: unknown } = Object(error);
  const reason = error instanceof Error ? error.message : String(error);
  return {
    is: 'failed',
    reason: reason.replace(/\S+@\S+/g, '…'),
    isFinal: refusalsOfLetters.includes(details.code) && Number(details.responseCode) >= 500,
  };
}

/** Mail by SMTP. */
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
