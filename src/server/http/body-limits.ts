import { isAtLeast, type Role } from '#core/account/role.ts';
import type { Actor } from '#core/actor.ts';
import { archiveLimits } from '#core/archive/archive-format.ts';

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;
const SECOND = 1000;

/** Body of a request, as far as a route takes one. */
export interface BodyLimit {
  /** Bytes. */
  most: number;
  /** Least role for a body of that size; others may send `SMALLEST`. Everybody where it is absent. */
  role?: Role;
  /** Milliseconds from the beginning of a body to its end. */
  within: number;
  /** Milliseconds for an answer to begin, its body included. Unlimited where it is absent. */
  answerWithin?: number;
  /** A page's form: its fields are counted before they are parsed. */
  isForm?: true;
}

/** Bytes that every route of the API takes from everybody: accounts, log-in, links, the newsletter. */
export const SMALLEST = 16 * KILOBYTE;

/** Fields of a page's form. The largest form of the site has 6. */
export const MOST_FIELDS = 100;

/** Milliseconds for an answer to begin, whose request has no body. */
export const ANSWER_WITHIN = 30 * SECOND;

const small = { most: SMALLEST, within: 20 * SECOND, answerWithin: ANSWER_WITHIN };
const form = { ...small, most: 64 * KILOBYTE };
/** A message of 10,000 characters takes 30 KB in some scripts as JSON, and 90 KB as a form. */
const longForm = { ...small, most: 128 * KILOBYTE };
const nothing: BodyLimit = { ...small, most: 0 };

/** As long as an upload may take; what becomes of it may take longer. */
const UPLOAD_WITHIN = 600 * SECOND;

/** An archive may hold all films of a site. */
const ARCHIVE_WITHIN = 7200 * SECOND;

/** Bodies of the API, the first rule that fits. A rule that ends in `/*` is for all below it. */
const rules: readonly (readonly [path: string, limit: BodyLimit])[] = [
  ['/api/admin/archive', { most: archiveLimits.bytes, role: 'owner', within: ARCHIVE_WITHIN }],
  // The receiver counts for itself, by what the upload is.
  ['/api/admin/media', { most: 1024 * MEGABYTE, role: 'author', within: UPLOAD_WITHIN }],
  // Articles of the browser edition carry their pictures within them.
  [
    '/api/admin/*',
    {
      most: 16 * MEGABYTE,
      role: 'author',
      within: 120 * SECOND,
      answerWithin: 120 * SECOND + ANSWER_WITHIN,
    },
  ],
  ['/api/messages', form],
  ['/api/*', small],
];

const fits = (rule: string, path: string): boolean =>
  rule.endsWith('/*') ? path.startsWith(rule.slice(0, -1)) : path === rule;

/** Pages whose forms are posted to their own addresses; `long` have a field for a whole text. */
export interface FormPages {
  usual: readonly string[];
  long: readonly string[];
}

/** Body that a request to this address may have. Pages without a form take none. */
export function bodyLimitOf(path: string, { usual, long }: FormPages): BodyLimit {
  const rule = rules.find(([one]) => fits(one, path));
  if (rule) return rule[1];
  if (usual.includes(path)) return { ...form, isForm: true };
  return long.includes(path) ? { ...longForm, isForm: true } : nothing;
}

/** Bytes that an actor may send to a route. */
export function mostFrom(actor: Actor, { most, role }: BodyLimit): number {
  if (role === undefined) return most;
  return actor.kind === 'staff' && isAtLeast(actor.role, role) ? most : Math.min(most, SMALLEST);
}
