import { createBackOffice } from '#core/back-office.ts';
import type { JobOutcome } from '#core/job/job.ts';
import { createNewsroom } from '#core/newsroom.ts';
import type { Letter, Passwords } from '#core/ports.ts';
import { webCryptoPasswords } from '#storage/browser/web-crypto-passwords.ts';
import { onlineForExamples } from './change-examples.ts';
import { createTestPorts, type StoredAtFirst } from './test-newsroom.ts';
import { workOffJobs } from './work-off-jobs.ts';

/** Passwords that are stored as plain text, which matches itself: a hash takes 100 ms. */
export const plainPasswords: Passwords = { ...webCryptoPasswords, hash: async (text) => text };

/** A newsroom over a storage in memory that sends letters. `admits` limits them; all are sent by default. */
export function createMailingNewsroom(
  stored: StoredAtFirst,
  admits: (to: string) => boolean = () => true,
) {
  const online = onlineForExamples();
  const letters: Letter[] = [];
  /** Next answers of the mail server; by default it accepts every letter. */
  const mailAnswers: JobOutcome[] = [];
  const admitted: string[] = [];
  online.mail = {
    admits: async ({ to }) => {
      admitted.push(to);
      return admits(to);
    },
    send: async (letter) => {
      letters.push(letter);
      return mailAnswers.shift() ?? { is: 'done' };
    },
  };
  const { ports } = createTestPorts(stored, { online, passwords: plainPasswords });
  return {
    ports,
    online,
    newsroom: createNewsroom(ports),
    backOffice: createBackOffice(ports),
    letters,
    mailAnswers,
    /** Receivers whose limit was asked for. */
    admitted,
    jobs: () => ports.store.read((view) => view.list('jobs')),
    workOffJobs: () => workOffJobs(ports),
  };
}

/** The token in the link of a letter. */
export const tokenIn = (text = ''): string => /token=([\w-]+)/.exec(text)?.[1] ?? '';
