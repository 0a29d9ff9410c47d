import { foldForAddress } from '../text/fold.ts';

/**
 * First parts of addresses that the site uses itself: its pages, and what the server and the files of a static
 * host answer. Tests compare them with both.
 */
const reserved: ReadonlySet<string> = new Set([
  'admin',
  'api',
  'art',
  'article',
  'assets',
  'author',
  'category',
  'confirm-email',
  'corrections',
  'offline',
  'feeds',
  'fonts',
  'forgot-password',
  'healthz',
  'login',
  'media',
  'newsletter',
  'preview',
  'profile',
  'readyz',
  'register',
  'saved',
  'search',
  'set-password',
  'share',
  'sound',
  'tag',
  'web-stories',
]);

/** True for the address of something else than a page of the newsroom's own. */
export const isReservedAddress = (slug: string): boolean => reserved.has(foldForAddress(slug));
