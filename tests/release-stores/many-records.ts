import { Refusal } from '#core/errors.ts';
import type { Store, StoreChange } from '#core/ports.ts';
import { TEST_NOW } from '../support/newsroom/test-newsroom.ts';

const MINUTE = 60_000;
const sections = ['India', 'World', 'Business', 'Tech', 'Sports', 'Movies', 'Unlisted'];
const words = 'rain harbour bridge monsoon pension viaduct बारिश orchard élan tower'.split(' ');
const text = (at: number, length: number): string =>
  Array.from({ length }, (_, place) => words[(at * 7 + place * (1 + (at % 3))) % words.length])
    .join(' ')
    .trim();

/**
 * An article of a large newsroom; number 0 is the oldest. Every tenth is older than its
 * predecessor, every fifteenth has the same instant as its predecessor, every thirtieth only a text
 * for a time.
 */
export function articleAt(at: number, paragraphs: number) {
  const twin = at % 15 === 7 ? at - 1 : at;
  const instant = TEST_NOW.getTime() - (5000 - twin) * 17 * MINUTE;
  const publishedAt = new Date(at % 10 === 9 ? instant - 5000 * MINUTE : instant).toISOString();
  const isUndated = at % 30 === 11;
  return {
    id: `article-${1_700_000_000_000 + at}`,
    version: undefined,
    title: `Number ${at}: ${text(at, 4)}`,
    category: sections[at % sections.length] ?? '',
    author: `Writer ${at % 12}`,
    writerId: at % 4 === 0 ? `user-${1_700_000_000_000 + (at % 12)}` : undefined,
    publishedAt: isUndated ? undefined : publishedAt,
    updatedAt: undefined,
    time: isUndated ? '2 hours ago' : undefined,
    image: undefined,
    standfirst: at % 2 === 0 ? text(at, 12) : undefined,
    content: Array.from({ length: paragraphs }, (_, place) => ({
      id: `b${place}`,
      type: 'paragraph' as const,
      content: `${text(at + place, 30)} word${at % 500}.`,
    })),
    isFeatured: at % 40 === 0,
    isPremium: at % 6 === 0,
  };
}

/**
 * Fills a store like that of a newsroom after some years: `many` records of every kind, five times
 * as many articles.
 */
export async function fillWithMany(change: StoreChange, many: number): Promise<void> {
  for (let at = 0; at < many * 5; at += 1) await change.put('articles', articleAt(at, 3));
  for (let at = 0; at < many; at += 1) {
    const id = (prefix: string) => `${prefix}-${1_700_000_000_000 + at}`;
    const instant = new Date(TEST_NOW.getTime() - (many - at) * MINUTE).toISOString();
    const version = undefined;
    await change.put('users', {
      ...{ id: id('user'), version, name: `Reader ${at}`, email: `Reader${at}@Example.com` },
      ...{ password: `$hash${at}`, subscribed: at % 3 === 0, createdAt: instant },
      role: at < 12 ? (['owner', 'editor', 'author'] as const)[at % 3] : undefined,
      ...{ generation: undefined, emailConfirmed: undefined, invitation: undefined },
    });
    await change.put('messages', {
      ...{ id: id('message'), version, name: `Reader ${at}`, email: `reader${at}@example.com` },
      ...{ subject: text(at, 3), message: text(at, 20), createdAt: instant },
      status: at % 2 === 0 ? 'new' : 'read',
    });
    await change.put('subscribers', {
      ...{ id: id('subscriber'), version, email: `reader${at}@example.com` },
      createdAt: instant,
      confirmed: at % 5 === 0 ? false : undefined,
    });
    await change.put('images', {
      ...{ id: id('img'), version, url: `/media/${at}.avif`, alt: text(at, 5) },
    });
    await change.put('activity', {
      ...{ id: id('log'), version, action: 'Created Article', timestamp: instant },
      description: `New article "Number ${at}" was created`,
      actor: undefined,
    });
    await change.put('securityEvents', {
      ...{ id: id('security'), version, kind: 'log-in', timestamp: instant, actor: undefined },
      ...{
        subject: `Reader ${at}`,
        description: 'logged in',
        caller: undefined,
        lastAt: undefined,
      },
      ...{ count: 1, callers: 1 },
    });
  }
}

/** Adds articles until the storage is full, then smaller ones. */
export async function fillToQuota(store: Store): Promise<void> {
  let at = 0;
  for (const paragraphs of [150, 20, 1]) {
    for (let isFull = false; !isFull; at += 1) {
      const article = articleAt(at, paragraphs);
      isFull = await store
        .change((change) => change.put('articles', article))
        .then(
          () => false,
          (error: unknown) => {
            if (error instanceof Refusal && error.failure.kind === 'storage-full') return true;
            throw error;
          },
        );
    }
  }
}
