import * as z from 'zod/mini';
import { type Failure, rule } from './errors.ts';
import type { FailureParams } from './words/failure-words.ts';

/** Parses an input. The message of every issue is the code of the broken rule. */
export const parsedByRules = <Input>(schema: z.ZodMiniType<Input>, input: unknown) =>
  z.safeParse(schema, input, { error: () => rule('not-understood'), reportInput: true });

const lengthOf = (input: unknown): number =>
  typeof input === 'string' || Array.isArray(input) ? input.length : 0;

function paramsOf(issue: z.core.$ZodIssue): FailureParams | undefined {
  if (issue.code === 'custom') return issue.params;
  if (issue.code !== 'too_big') return undefined;
  return { most: Number(issue.maximum), length: lengthOf(issue.input) };
}

/** Converts a schema issue to a failure. */
export function ruleFailure(issue: z.core.$ZodIssue): Failure {
  const params = paramsOf(issue);
  return {
    kind: 'invalid',
    // `rule` types the codes in schemas; the type of an issue can't carry them.
    code: issue.message,
    ...(params ? { params } : {}),
    // A dotted path: `content.2` is the third block.
    ...(issue.path.length === 0 ? {} : { field: issue.path.join('.') }),
  } as Failure;
}
