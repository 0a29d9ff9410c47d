import type { Context, TypedResponse } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { type Failure, failures, type Outcome } from '#core/errors.ts';
import { answer } from './answer.ts';
import { Problem, problemOf, valueFrom } from './problem.ts';
import { NEVER_SAVED, versionTag } from './version-tag.ts';

/** Answers with a record; its `ETag` is its version. */
export function answerRecord<
  Value extends { version?: number | undefined },
  Status extends ContentfulStatusCode = 200,
>(
  context: Context,
  record: Value,
  status?: Status,
): Response & TypedResponse<Value, Status, 'json'> {
  context.header('etag', versionTag(record.version));
  return answer(context, record, status);
}

const versionNeeded = (): Problem =>
  new Problem({
    type: 'urn:daybreak:problem:version-needed',
    title: 'Version Needed',
    status: 428,
    detail: 'Say with If-Match which version this change is based on; * for any.',
    code: 'version-needed',
  });

const mismatch = (failure: Failure): Problem =>
  new Problem({ ...problemOf(failure).details, status: 412 });

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
    if (version === undefined) throw mismatch(failures.conflict());
    return Number(version);
  }
  if (typeof body.version !== 'number') throw versionNeeded();
  return body.version;
}

/** As the use cases know it. */
export const storedVersion = (version: number): number | undefined =>
  version === NEVER_SAVED ? undefined : version;

/** The value of an outcome; a conflict with what `If-Match` said is answered as HTTP wants it. */
export function valueMatching<Value>(context: Context, outcome: Outcome<Value>): Value {
  const isHeaderAtFault = context.req.header('if-match') !== undefined;
  if (!outcome.ok && outcome.failure.code === 'conflict' && isHeaderAtFault) {
    throw mismatch(outcome.failure);
  }
  return valueFrom(outcome);
}
