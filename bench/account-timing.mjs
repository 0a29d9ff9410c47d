/**
 * Measures whether response times reveal which addresses have an account: a thousand with and a thousand
 * without, on every route that takes an address except registration, which reveals it by design. The best
 * threshold for the first half of the times classifies the second half; 50 % is chance.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { SMTPServer } from 'smtp-server';
import { argon2Passwords } from '#server/accounts/argon2-passwords.ts';
import { openDatabase } from '#storage/sql/open-database.ts';
import { startDaybreak } from './contenders/start-daybreak.mjs';
import { createRandom } from './data/random.mjs';
import { median } from './measures/statistics.mjs';

const LIMIT = 0.55;
const { values: asked } = parseArgs({
  options: { addresses: { type: 'string', default: '1000' } },
});
const ADDRESSES = Number(asked.addresses);
const random = createRandom(20261122);

/** @param {number} at */
const known = (at) => `known-${at}@news.example`;
/** @param {number} at */
const unknown = (at) => `other-${at}@news.example`;

/**
 * Creates accounts with a password, and some invited ones without.
 * @param {string} file
 */
async function fill(file) {
  const database = await openDatabase({
    file,
    clock: { now: () => new Date() },
    hasSamples: false,
    report: (message) => console.warn(message),
  });
  const password = await argon2Passwords.hash('a long sentence');
  await database.store.change(async (change) => {
    for (let at = 0; at < ADDRESSES; at += 1) {
      await change.insert('users', {
        name: `Reader ${at}`,
        email: known(at),
        password: at % 10 === 0 ? '$none' : password,
        subscribed: false,
        createdAt: '2026-11-01T00:00:00.000Z',
        role: undefined,
      });
    }
  });
  await database.close();
}

/** Starts a mail server that accepts every letter. */
async function startMail() {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      stream.resume();
      stream.on('end', () => done());
    },
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.server.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  return { server, url: `smtp://127.0.0.1:${address.port}` };
}

/** @param {string[]} list */
function shuffled(list) {
  const mixed = [...list];
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [mixed[at], mixed[other]] = [mixed[other] ?? '', mixed[at] ?? ''];
  }
  return mixed;
}

/**
 * @typedef {{ isKnown: boolean, time: number }} Timed
 * @param {Timed[]} times
 * @param {number} threshold
 */
const rightWith = (times, threshold) =>
  times.filter(({ isKnown, time }) => isKnown === time > threshold).length / times.length;

/**
 * Share of the second half that the best threshold of the first half classifies correctly.
 * @param {Timed[]} times
 */
function classify(times) {
  const middle = Math.floor(times.length / 2);
  const [training, testing] = [times.slice(0, middle), times.slice(middle)];
  const right = training.map(({ time }) => rightWith(training, time));
  // The threshold farthest from chance, in either direction: known addresses may be the faster ones.
  const best = right.reduce((one, other, at) => {
    const [a, b] = [Math.abs(other - 0.5), Math.abs((right[one] ?? 0.5) - 0.5)];
    return a > b ? at : one;
  }, 0);
  const tested = rightWith(testing, training[best]?.time ?? 0);
  return (right[best] ?? 0.5) >= 0.5 ? tested : 1 - tested;
}

/** @type {Record<string, (address: string) => { path: string, init: RequestInit }>} */
const routes = {
  'POST /api/session': (email) => json('/api/session', { email, password: 'a wrong sentence' }),
  'POST /login': (email) => form('/login', { form: 'login', email, password: 'a wrong sentence' }),
  'POST /api/password-resets': (email) => json('/api/password-resets', { email }),
  'POST /forgot-password': (email) => form('/forgot-password', { form: 'forgot-password', email }),
};

/** @param {string} path @param {object} body */
const json = (path, body) => ({
  path,
  init: { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
});
/** @param {string} path @param {Record<string, string>} fields */
const form = (path, fields) => ({ path, init: { body: new URLSearchParams(fields) } });

let from = 0;

/** @param {number} port @param {{ path: string, init: RequestInit }} request */
async function timeOf(port, { path, init }) {
  from += 1;
  // Each request comes from its own address, so that no limit applies.
  const address = `10.${(from >> 16) & 255}.${(from >> 8) & 255}.${from & 255}`;
  const headers = new Headers(init.headers);
  headers.set('x-forwarded-for', address);
  const started = performance.now();
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    ...init,
    method: 'POST',
    redirect: 'manual',
    headers,
  });
  await answer.arrayBuffer();
  const time = performance.now() - started;
  if (answer.status === 429 || answer.status >= 500) throw new Error(`${path}: ${answer.status}`);
  return time;
}

const folder = await mkdtemp(join(tmpdir(), 'daybreak-timing-'));
const mail = await startMail();
let worst = 0;
try {
  const file = join(folder, 'daybreak.sqlite');
  await fill(file);
  const server = await startDaybreak({
    name: 'daybreak',
    folder,
    database: {
      DATABASE_FILE: file,
      TRUST_PROXY: '1',
      MAIL_URL: mail.url,
      MAIL_FROM: 'news@daybreak.example',
    },
  });
  try {
    for (const [name, requestFor] of Object.entries(routes)) {
      const addresses = Array.from({ length: ADDRESSES }, (_, at) => [known(at), unknown(at)]);
      /** @type {Timed[]} */
      const times = [];
      for (const address of shuffled(addresses.flat())) {
        const time = await timeOf(server.port, requestFor(address));
        times.push({ isKnown: address.startsWith('known'), time });
      }
      const told = classify(times);
      worst = Math.max(worst, told);
      /** @param {boolean} wanted */
      const middle = (wanted) =>
        median(times.filter(({ isKnown }) => isKnown === wanted).map(({ time }) => time));
      console.log(
        `${name.padEnd(28)} known ${middle(true).toFixed(2)} ms, unknown ${middle(false).toFixed(2)} ms, ` +
          `told apart ${(100 * told).toFixed(1)} % of ${times.length / 2}`,
      );
    }
  } finally {
    await server.stop();
  }
} finally {
  await new Promise((resolve) => mail.server.close(() => resolve(undefined)));
  await rm(folder, { recursive: true, force: true });
}
if (worst > LIMIT) {
  console.error(`More than ${100 * LIMIT} %: the time tells who has an account.`);
  process.exitCode = 1;
}
