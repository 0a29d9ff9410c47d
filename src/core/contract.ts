import * as z from 'zod/mini';
import type { Reader } from './account/user.ts';
import type { FailureKind } from './words/failure-words.ts';

/** Method and path below `/api`; `:name` in the path is an input field. */
export type Route = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`;

/** Names of rate limits; see `server/accounts/counted-limits.ts`. */
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
  /** Schema of the request; the use case's input schema by default. */
  takes?: z.ZodMiniType;
  /** Form rules for the OpenAPI document, if `takes` leaves validation of the body to the use case. */
  takesForm?: () => Promise<z.ZodMiniType>;
  /** Schema of the response body; absent if there is none. */
  answers?: z.ZodMiniType;
  /** Status of success: 200 by default, 204 without a body. */
  status?: 201 | 202;
  /** Permitted callers, in words; by default those of the use case's permission. */
  who?: string;
  /** Failure kinds in addition to `invalid` and those of the permission. */
  refusals?: readonly FailureKind[];
  /** Rate limit; further requests of a caller are refused with `too-many`. */
  limit?: Limited;
  /** Changes must name the version that they are based on, in `If-Match` or as `version`. */
  isVersioned?: true;
  /** The response is a record; its `ETag` is the version. */
  hasTag?: true;
  /** Media type of a request body that is a file. */
  takesFile?: string;
  /** Media type of a response that is a file. */
  answersFile?: string;
}

/** Response to a change that returns only the id, such as a deletion. */
export const idSchema = z.object({ id: z.string() });

/** Effects of a change on open sessions. */
export interface SessionEffects<Value> {
  /** Returns the id of the account whose sessions end, if any. */
  endsSessionsOf?(value: Value): string | undefined;
  /** Returns the changed account, to update the copies of it in its sessions. */
  renewsSessionOf?(value: Value): Reader;
}
