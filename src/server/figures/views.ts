import { hash, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isbot } from 'isbot';
import { isAnswerLost, Refusal } from '#core/errors.ts';
import type { BotRule, Device, Figures } from '#core/figures/figures.ts';
import { sourceOf } from '#core/figures/source.ts';
import type { Clock } from '#core/ports.ts';
import { callerKey } from '../accounts/caller-networks.ts';
import { callerAddress } from '../http/caller-address.ts';
import { createTestCounter } from './count-tests.ts';
import { sumsOf, type Taken, type ViewedPage } from './sums-of.ts';
import { createViewCounter } from './view-counter.ts';
import { reportedSeconds } from './visits.ts';

/** Address to which pages report that they are seen. */
const VIEWS = '/api/views?';

/** Longest path that a report can have. */
const LONGEST_PATH = 300;

/** Milliseconds between two flushes; a crash loses the views of so long. */
const FLUSH = 5000;

/** Most flushes that wait for a database that is away: five minutes. */
const MOST_TAKEN = 60;

/** Milliseconds between two looks at what is most read. */
const MOST_READ = 5 * 60 * 1000;

/** Most names of browsers of which is known whether they are bots. */
const MOST_NAMES = 5000;

/** Least widths of windows, in pixels, of tablets and of computers. */
const widths = { tablet: 700, computer: 1100 } as const;

export interface ViewsSetting {
  figures: Figures;
  clock: Clock;
  /** Origins under which the site is opened. */
  origins: () => readonly string[];
  trustedProxies: number;
  headers: Readonly<Record<string, string>>;
  /** Time zone of the site. */
  readZone: () => Promise<string>;
  /** Finds the pages at paths; those without a page are missing. */
  pagesAt: (paths: readonly string[]) => Promise<ReadonlyMap<string, ViewedPage>>;
  /** Stores anew what is most read. */
  renewMostRead: () => Promise<void>;
  /** Tests of headlines on the homepage, each as `article:key`. */
  runningTests: () => Promise<ReadonlySet<string>>;
  /** Ends tests that can be decided. */
  decideTests: () => Promise<void>;
  report: (error: unknown) => void;
}

const nothing = { hours: [], parts: [], visitors: [], bots: [], minutes: [] } as const;

const deviceOf = (width: number): Device => {
  if (width >= widths.computer) return 'computer';
  return width >= widths.tablet ? 'tablet' : 'phone';
};

const headerOf = (value: string | string[] | undefined): string =>
  Array.isArray(value) ? value.join(', ') : (value ?? '');

/** Tells bots by the names of their browsers; the names that come again are remembered. */
function createNameCheck(): (name: string) => boolean {
  const known = new Map<string, boolean>();
  return (name) => {
    const isKnown = known.get(name);
    if (isKnown !== undefined) return isKnown;
    const isBot = name === '' || isbot(name);
    if (known.size >= MOST_NAMES) known.clear();
    known.set(name, isBot);
    return isBot;
  };
}

/** Numbers of visitors and networks, by a salt that is drawn anew each day and is nowhere but in memory. */
function createVisitors() {
  let salt = '';
  let saltedOn = '';
  return {
    /** Forgets the salt of another day. */
    turnTo: (day: string): void => {
      if (day === saltedOn) return;
      salt = randomBytes(16).toString('hex');
      saltedOn = day;
    },
    numberOf: (...parts: string[]): number =>
      Number.parseInt(hash('sha256', [salt, ...parts].join(' ')).slice(0, 8), 16),
  };
}

/** Counts the views that pages report, and stores their sums every few seconds. */
export function createViews(setting: ViewsSetting) {
  const { clock, figures, report } = setting;
  let zone = 'UTC';
  const counter = createViewCounter(() => zone);
  const tests = createTestCounter();
  const isNamedBot = createNameCheck();
  const visitors = createVisitors();
  let ownHosts: string[] | undefined;
  /** Taken and not stored yet, the oldest first. */
  const taken: Taken[] = [];
  let flushing: Promise<void> = Promise.resolve();
  let mostReadAt = 0;

  function botRuleOf({ headers }: IncomingMessage, asked: URLSearchParams): BotRule | undefined {
    const origin = headers.origin;
    const site = headers['sec-fetch-site'];
    const isOwn = origin !== undefined && setting.origins().includes(origin);
    if (!isOwn || (site !== undefined && site !== 'same-origin')) return 'foreign';
    if (isNamedBot(headers['user-agent'] ?? '')) return 'named';
    return asked.has('steered') ? 'steered' : undefined;
  }

  /** The view that a report is of; `undefined` for a report of something else, and for one that no page sends. */
  function viewedIn(asked: URLSearchParams) {
    const seconds = reportedSeconds.find((one) => String(one) === asked.get('s'));
    const path = asked.get('p') ?? '';
    if (seconds === undefined || !path.startsWith('/') || path.length > LONGEST_PATH)
      return undefined;
    ownHosts ??= setting.origins().map((origin) => new URL(origin).host);
    const source = sourceOf(asked.get('r') ?? '', ownHosts);
    return { path, seconds, source, device: deviceOf(Number(asked.get('w')) || 0) };
  }

  /** Numbers of a visitor and of their network on that day. */
  function callerOf({ headers, socket }: IncomingMessage, now: number) {
    const forwarded = headerOf(headers['x-forwarded-for']) || null;
    const address = callerAddress(socket.remoteAddress ?? '', forwarded, setting.trustedProxies);
    visitors.turnTo(counter.dayAt(now));
    const network = callerKey(address);
    return {
      visitor: visitors.numberOf(network, headers['user-agent'] ?? ''),
      network: visitors.numberOf(network),
    };
  }

  function take(incoming: IncomingMessage, asked: URLSearchParams): void {
    const now = clock.now().getTime();
    const viewed = viewedIn(asked);
    if (!viewed && !asked.has('f')) return;
    const rule = botRuleOf(incoming, asked);
    if (rule !== undefined) {
      if (viewed?.seconds === 1) counter.countBot(rule, now);
      return;
    }
    const caller = callerOf(incoming, now);
    const isCounted = viewed
      ? counter.count({ ...viewed, ...caller }, now)
      : counter.admits(caller.network, now);
    if (isCounted) tests.count(asked, now);
  }

  /** Stores what was taken; it stays for the next time if that fails. */
  async function store(now: number): Promise<void> {
    for (let next = taken[0]; next; next = taken[0]) {
      const pages = await setting.pagesAt([...new Set(next.paths.map(({ path }) => path))]);
      await figures.add(sumsOf(next, pages), now).catch((error: unknown) => {
        // A view that is missing is better than one that is counted twice.
        if (!isAnswerLost(error)) throw error;
      });
      taken.shift();
    }
  }

  async function flushOnce(): Promise<void> {
    try {
      zone = await setting.readZone();
      const now = clock.now().getTime();
      visitors.turnTo(counter.dayAt(now));
      const counted = counter.take(now);
      if (counted) taken.push(counted);
      if (taken.length > MOST_TAKEN) taken.shift();
      await store(now);
      tests.setRunning(await setting.runningTests());
      await tests.flush((parts) => figures.add({ ...nothing, parts }, now));
      if (now - mostReadAt < MOST_READ) return;
      mostReadAt = now;
      await setting.renewMostRead();
      await setting.decideTests();
    } catch (error) {
      // A database that is away is reported once for all; what was counted waits.
      if (!(error instanceof Refusal)) report(error);
    }
  }

  /** Stores what was counted, after what is being stored. */
  function flush(): Promise<void> {
    flushing = flushing.then(flushOnce);
    return flushing;
  }

  const answerHeaders = Object.entries({ ...setting.headers, 'cache-control': 'no-store' }).flat();
  const timer = setInterval(() => void flush(), FLUSH).unref();
  return {
    flush,
    /** Takes a report, whatever it says, and answers it; returns false for other requests. */
    answer: (incoming: IncomingMessage, outgoing: ServerResponse): boolean => {
      const { method, url = '', headers } = incoming;
      if (method !== 'POST' || !url.startsWith(VIEWS)) return false;
      const hasBody = headers['transfer-encoding'] ?? Number(headers['content-length'] ?? 0);
      if (hasBody) return false;
      take(incoming, new URLSearchParams(url.slice(VIEWS.length)));
      outgoing.writeHead(204, answerHeaders);
      outgoing.end();
      return true;
    },
    close: async (): Promise<void> => {
      clearInterval(timer);
      await flush();
    },
  };
}

export type ViewsRoute = ReturnType<typeof createViews>;
