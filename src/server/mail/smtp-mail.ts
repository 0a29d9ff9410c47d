import { createTransport } from 'nodemailer';
import type { Letter, Mail } from '#core/ports.ts';

interface MailSetting {
  /** `smtp://` or `smtps://`, with user and password where the server asks for them. */
  url: string;
  /** Sender's address. */
  from: string;
  /** Told of every letter that could not be sent; not to whom it was. */
  report: (error: unknown) => void;
  /** Milliseconds before the second try, 2,000 by default; each next one waits twice as long. */
  firstWait?: number;
}

/** Tries of one letter. */
const TRIES = 4;

/** Most letters that wait; more are refused, so that a dead mail server doesn't fill the memory. */
const LONGEST_QUEUE = 1000;

const asMessage = ({ unsubscribe, kind: _, ...letter }: Letter) => ({
  ...letter,
  ...(unsubscribe === undefined
    ? {}
    : {
        list: { unsubscribe },
        headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
      }),
});

/** An error that says why a letter was not sent, and not to whom it was: mail servers name the receiver. */
function withoutAddresses(error: unknown): Error {
  const reason = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && 'code' in error ? `${error.code}: ` : '';
  return new Error(`A letter was not sent. ${code}${reason.replace(/\S+@\S+/g, '…')}`);
}

/** Mail by SMTP, in the background. */
export function createSmtpMail({
  url,
  from,
  report,
  firstWait = 2000,
}: MailSetting): Mail & { close: () => Promise<void> } {
  const transport = createTransport({ url, pool: true, maxConnections: 2 }, { from });
  const stopped = new AbortController();
  const waiting = new Set<Promise<void>>();

  const pause = (milliseconds: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      stopped.signal.addEventListener('abort', () => {
        clearTimeout(timer);
        resolve();
      });
    });

  async function deliver(letter: Letter): Promise<void> {
    for (let tried = 1; ; tried += 1) {
      try {
        await transport.sendMail(asMessage(letter));
        return;
      } catch (error) {
        if (tried === TRIES || stopped.signal.aborted) {
          report(withoutAddresses(error));
          return;
        }
        await pause(firstWait * 2 ** (tried - 1));
      }
    }
  }

  return {
    send: async (letter) => {
      if (waiting.size >= LONGEST_QUEUE) {
        report(new Error('Too many letters wait for the mail server; one was not taken.'));
        return false;
      }
      const delivery = deliver(letter).finally(() => waiting.delete(delivery));
      waiting.add(delivery);
      return true;
    },
    /** Sends what is still waiting, once more each. */
    close: async () => {
      stopped.abort();
      await Promise.all(waiting);
      transport.close();
    },
  };
}
