import { Buffer } from 'node:buffer';
import type { Context, MiddlewareHandler } from 'hono';
import type { Actor } from '#core/actor.ts';
import { Refusal } from '#core/errors.ts';
import type { Sender } from '../listen.ts';
import {
  type BodyLimit,
  bodyLimitOf,
  type FormPages,
  MOST_FIELDS,
  mostFrom,
  SMALLEST,
} from './body-limits.ts';
import type { HttpProblem } from './http-problem.ts';

/** Reason why a body was not read to its end. */
type BodyRefusal = 'too-large' | 'body-too-slow' | 'body-cut-off';

interface CountedBody {
  /** The same bytes; errors with a `Refusal` when the body breaks its limit or the sender disconnects. */
  stream: ReadableStream<Uint8Array>;
  /** Returns the reason of the error, if any. */
  refusal: () => BodyRefusal | undefined;
}

const refusalOf = (code: BodyRefusal): Refusal => new Refusal({ kind: 'invalid', code });

/**
 * Counts a body while it is read, without buffering. Reading starts only on demand.
 * @param most bytes
 * @param within milliseconds, from the first read to the end
 * @param onFirstRead called before anything is read
 */
export function countedBody(
  source: ReadableStream<Uint8Array>,
  { most, within, onFirstRead }: { most: number; within: number; onFirstRead?: () => void },
): CountedBody {
  const reader = source.getReader();
  let bytes = 0;
  let timer: NodeJS.Timeout | undefined;
  let refusal: BodyRefusal | undefined;
  const stream = new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        const refuse = (why: BodyRefusal): void => {
          clearTimeout(timer);
          refusal ??= why;
          controller.error(refusalOf(refusal));
        };
        if (!timer) {
          onFirstRead?.();
          timer = setTimeout(() => refuse('body-too-slow'), within);
        }
        try {
          const { done, value } = await reader.read();
          // Timed out during the read.
          if (refusal) return;
          if (done) {
            clearTimeout(timer);
            return controller.close();
          }
          bytes += value.byteLength;
          if (bytes > most) refuse('too-large');
          else controller.enqueue(value);
        } catch {
          refuse('body-cut-off');
        }
      },
      // The source stays open: cancelling it would close the connection before its answer is sent.
      cancel: () => clearTimeout(timer),
    },
    { highWaterMark: 0 },
  );
  return { stream, refusal: () => refusal };
}

const occurrences = (text: string, sought: string, most: number): number => {
  let found = 0;
  for (let at = text.indexOf(sought); at >= 0 && found <= most; at = text.indexOf(sought, at + 1)) {
    found += 1;
  }
  return found;
};

/**
 * True if a form's body has more than `most` fields. Counts delimiters in the bytes, since parsing takes
 * quadratic time in the number of fields.
 * @param type the body's `Content-Type`
 */
export function hasMoreFields(body: Uint8Array, type: string | null, most: number): boolean {
  const text = Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString('latin1');
  if (/^multipart\//i.test(type ?? '')) {
    return occurrences(text.toLowerCase(), 'content-disposition', most) > most;
  }
  return occurrences(text, '&', most) >= most;
}

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
