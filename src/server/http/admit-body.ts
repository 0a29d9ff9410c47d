import type { Context, MiddlewareHandler } from 'hono';
import type { Actor } from '#core/actor.ts';
import type { Sender } from '../listen.ts';
import {
  type BodyLimit,
  bodyLimitOf,
  type FormPages,
  MOST_FIELDS,
  mostFrom,
  SMALLEST,
} from './body-limits.ts';
import { hasMoreFields } from './count-fields.ts';
import { type CountedBody, countedBody } from './counted-body.ts';
import type { HttpProblem } from './http-problem.ts';

export interface AdmitBodySetting {
  formPages: FormPages;
  /** Returns the sender of a request. */
  actorOf: (request: Request) => Promise<Actor>;
  fail: (context: Context, problem: HttpProblem) => Response;
}

const lengthOf = ({ headers }: Request): number | undefined => {
  const length = headers.get('content-length');
  return length === null ? undefined : Number(length);
};

/** Reads a form completely, unless it has too many fields. */
async function readForm(request: Request, body: CountedBody): Promise<Uint8Array | HttpProblem> {
  try {
    const bytes = new Uint8Array(await new Response(body.stream).arrayBuffer());
    const isTooMuch = hasMoreFields(bytes, request.headers.get('content-type'), MOST_FIELDS);
    return isTooMuch ? 'too-many-fields' : bytes;
  } catch (error) {
    const refusal = body.refusal();
    if (refusal) return refusal;
    throw error;
  }
}

/**
 * Middleware that admits request bodies within the limits of their route (body-limits.ts), counted and
 * timed while they are read. A body declared too large is refused unread; where a limit depends on the
 * role, the sender is looked up first. After a refusal, arriving data is drained for half a second before
 * the connection closes, so that the sender can read the answer.
 */
export function admitBody({ formPages, actorOf, fail }: AdmitBodySetting): MiddlewareHandler {
  const mostOf = async (request: Request, limit: BodyLimit, length: number | undefined) =>
    limit.role === undefined || (length !== undefined && length <= SMALLEST)
      ? limit.most
      : mostFrom(await actorOf(request), limit);

  return async (c, next) => {
    const request = c.req.raw;
    if (request.method === 'GET' || request.method === 'HEAD' || !request.body) return next();
    const limit = bodyLimitOf(c.req.path, formPages);
    const length = lengthOf(request);
    if (limit.most > 0 && length !== undefined && length > limit.most) return fail(c, 'too-large');
    const most = await mostOf(request, limit, length);
    const { inviteBody } = c.env as Partial<Sender>;
    const body = countedBody(request.body, {
      most,
      within: limit.within,
      ...(inviteBody ? { onFirstRead: inviteBody } : {}),
    });
    if (limit.isForm) {
      const form = await readForm(request, body);
      if (typeof form === 'string') return fail(c, form);
      c.req.raw = new Request(request, { body: new Uint8Array(form) });
      return next();
    }
    c.req.raw = new Request(request, { body: body.stream, duplex: 'half' });
    await next();
    const refusal = body.refusal();
    if (!refusal) return;
    // Otherwise Hono copies headers of the previous answer to the new one.
    c.res = undefined;
    c.res = fail(c, refusal);
  };
}
