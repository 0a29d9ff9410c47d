import { validator } from 'hono/validator';
import * as z from 'zod/mini';
import { isTooDeep } from './is-too-deep.ts';
import { problemOf } from './problem.ts';

/** Input of a route, as the OpenAPI document describes it. */
export interface Taken {
  target: 'json' | 'query';
  schema: z.ZodMiniType;
}

const takenBy = new WeakMap<object, Taken>();

/** Returns the input that a middleware validates; `undefined` if it isn't one of ours. */
export const takenOf = (middleware: object): Taken | undefined => takenBy.get(middleware);

/** The first field of a body that its schema would ignore. */
function ignoredIn(schema: z.ZodMiniType, value: unknown): string | undefined {
  if (!(schema instanceof z.ZodMiniObject) || schema._zod.def.catchall) return undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.keys(value).find((name) => !Object.hasOwn(schema._zod.def.shape, name));
}

/**
 * Middleware that lets through what has the schema's shape and answers anything else, also a field of a
 * body that would be ignored, with the problem `invalid`. Rules of content live in the use cases; this only guards the types.
 */
export function checked<Target extends 'json' | 'query', Schema extends z.ZodMiniType>(
  target: Target,
  schema: Schema,
) {
  const middleware = validator(target, (value): z.output<Schema> => {
    if (isTooDeep(value)) {
      throw problemOf({
        code: 'invalid',
        title: 'Validation Error',
        message: 'The request is not understood: it is nested too deep.',
      });
    }
    const ignored = target === 'json' ? ignoredIn(schema, value) : undefined;
    if (ignored !== undefined) {
      throw problemOf({
        code: 'invalid',
        title: 'Validation Error',
        message: `“${ignored.slice(0, 100)}” is nothing that is understood here.`,
        field: ignored,
      });
    }
    const parsed = z.safeParse(schema, value);
    if (parsed.success) return parsed.data;
    const issue = parsed.error.issues[0];
    throw problemOf({
      code: 'invalid',
      title: 'Validation Error',
      message: `The request is not understood: ${issue?.message ?? 'wrong shape'}.`,
      ...(issue?.path[0] === undefined ? {} : { field: String(issue.path[0]) }),
    });
  });
  takenBy.set(middleware, { target, schema });
  return middleware;
}
