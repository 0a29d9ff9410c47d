import type { Context } from 'hono';
import { failures } from '#core/errors.ts';
import { Mismatch } from './mismatch.ts';
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
 * The version that a change is based on, after `If-Match` (RFC 9110, section 13.1.1): a number, `0`
 * for never saved, or `any`. Without the header, the `version` in the body says it.
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
