import type { Context } from 'hono';
import { failures } from '#core/errors.ts';
import { Mismatch } from './as-problem.ts';
import { Problem } from './problem.ts';

const versionNeeded = (): Problem =>
  new Problem({
    type: 'urn:daybreak:problem:version-needed',
    title: 'Version Needed',
    status: 428,
    detail: 'Say with If-Match which version this change is based on; * for any.',
    kind: 'version-needed',
    code: 'version-needed',
  });

/**
 * Returns the version that a change is based on, from `If-Match` (RFC 9110, section 13.1.1) or else from
 * `version` in the body; `any` for `*`. Throws a `Problem` (428) if there is neither.
 */
export function wantedVersion(
  context: Context,
  body: Record<string, unknown> = {},
): number | 'any' {
  const header = context.req.header('if-match')?.trim();
  if (header === '*') return 'any';
  if (header !== undefined) {
    const version = /^"(\d{1,15})"$/.exec(header)?.[1];
    if (version === undefined) throw new Mismatch(failures.conflict());
    return Number(version);
  }
  if (typeof body.version !== 'number') throw versionNeeded();
  return body.version;
}
