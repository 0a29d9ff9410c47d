import { isAtLeast, type Role } from '#core/account/role.ts';
import type { Actor } from '#core/actor.ts';
import { archiveLimits } from '#core/archive/archive-format.ts';

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;
const SECOND = 1000;

/** Limits for the body that a route accepts. */
export interface BodyLimit {
  /** Most bytes. */
  most: number;
  /** Lowest role that may send that much; others may send `SMALLEST`. Absent: everybody may. */
  role?: Role;
  /** Milliseconds from the first byte of a body to the last. */
  within: number;
  /** Milliseconds until the answer must begin, the body included. Absent: unlimited. */
  answerWithin?: number;
  /** True for forms of pages, whose fields are counted before parsing. */
  isForm?: true;
}

/** Bytes that every API route accepts from everybody: accounts, log-in, links, the newsletter. */
export const SMALLEST = 16 * KILOBYTE;

/** Most fields in a page's form. The largest form of the site has 6. */
export const MOST_FIELDS = 100;

/** Milliseconds until the answer to a request without a body must begin. */
export const ANSWER_WITHIN = 30 * SECOND;

const small = { most: SMALLEST, within: 20 * SECOND, answerWithin: ANSWER_WITHIN };
const form = { ...small, most: 64 * KILOBYTE };
/** A message of 10,000 characters takes 30 KB in some scripts as JSON, and 90 KB as a form. */
const longForm = { ...small, most: 128 * KILOBYTE };
const nothing: BodyLimit = { ...small, most: 0 };

/** Time for an upload to arrive; processing it may take longer. */
const UPLOAD_WITHIN = 600 * SECOND;

/** Time for an archive to arrive; it may contain all videos of a site. */
const ARCHIVE_WITHIN = 7200 * SECOND;

/** Limits of API routes; the first match applies. `/*` matches everything below a path. */
const rules: readonly (readonly [path: string, limit: BodyLimit])[] = [
  ['/api/admin/archive', { most: archiveLimits.bytes, role: 'owner', within: ARCHIVE_WITHIN }],
  // The receiver applies stricter limits by media type.
  ['/api/admin/media', { most: 1024 * MEGABYTE, role: 'contributor', within: UPLOAD_WITHIN }],
  // Articles from the browser edition contain their images.
  [
    '/api/admin/*',
    {
      most: 16 * MEGABYTE,
      role: 'contributor',
      within: 120 * SECOND,
      answerWithin: 120 * SECOND + ANSWER_WITHIN,
    },
  ],
  ['/api/messages', form],
  ['/api/*', small],
];

const fits = (rule: string, path: string): boolean =>
  rule.endsWith('/*') ? path.startsWith(rule.slice(0, -1)) : path === rule;

/** Pages whose forms are posted to their own addresses; `long` ones have a field for a long text. */
export interface FormPages {
  usual: readonly string[];
  long: readonly string[];
}

/** Returns the body limit of an address; pages without a form accept none. */
export function bodyLimitOf(path: string, { usual, long }: FormPages): BodyLimit {
  const rule = rules.find(([one]) => fits(one, path));
  if (rule) return rule[1];
  if (usual.includes(path)) return { ...form, isForm: true };
  return long.includes(path) ? { ...longForm, isForm: true } : nothing;
}

/** Returns the bytes that an actor may send to a route. */
export function mostFrom(actor: Actor, { most, role }: BodyLimit): number {
  if (role === undefined) return most;
  return actor.kind === 'staff' && isAtLeast(actor.role, role) ? most : Math.min(most, SMALLEST);
}
