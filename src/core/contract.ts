import * as z from 'zod/mini';
import type { Reader } from './account/user.ts';
import type { FailureKind } from './words/failure-words.ts';

/** Method and path below `/api`; `:name` in the path is a field of the input. */
export type Route = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`;

/** Counters of requests that a site limits; see `server/accounts/request-limits.ts`. */
export type Limited =
  | 'log-in'
  | 'message'
  | 'newsletter'
  | 'passkey'
  | 'push'
  | 'register'
  | 'reset-password'
  | 'search';

/**
 * Contract of one call of the API. Route, typed client, OpenAPI document, `If-Match` and the table of
 * roles derive from it.
 */
export interface Contract {
  route: Route;
  /** One line for the API's document. */
  summary: string;
  description?: string;
  /** Shape of the request, which becomes the input; the schema of the input by default. */
  takes?: z.ZodMiniType;
  /** Rules of the form that the body must keep, for the document, where `takes` leaves them to the use case. */
  takesForm?: () => Promise<z.ZodMiniType>;
  /** Shape of the answer; absent where nothing is answered. */
  answers?: z.ZodMiniType;
  /** Status of success: 200 by default, 204 without an answer. */
  status?: 201 | 202;
  /** Callers who may, in words; a use case says it by its permission. */
  who?: string;
  /** Kinds of failures besides `invalid` and those of permission. */
  refusals?: readonly FailureKind[];
  /** Requests of one caller are counted, and refused with `too-many`. */
  limit?: Limited;
  /** A change names the version that it is based on, in `If-Match` or as `version`. */
  isVersioned?: true;
  /** The answer is a record; its `ETag` is its version. */
  hasTag?: true;
  /** Media type of a body that is a file. */
  takesFile?: string;
  /** Media type of an answer that is a file. */
  answersFile?: string;
}

/** Answer of a change of which no more than the id is left to tell. */
export const idSchema = z.object({ id: z.string() });

/** Consequences of a change for sessions that are open. */
export interface SessionEffects<Value> {
  /** Returns the id of the account whose sessions end, if any. */
  endsSessionsOf?(value: Value): string | undefined;
  /** Returns the account whose sessions carry a copy of it. */
  renewsSessionOf?(value: Value): Reader;
}
