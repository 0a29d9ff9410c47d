import { Hono } from 'hono';
import type { Actor } from '#core/actor.ts';
import type { ArchiveFile } from '#core/archive/archives-port.ts';
import type { BackOffice } from '#core/back-office.ts';
import { type Failure, failures, Refusal } from '#core/errors.ts';
import type { Newsroom } from '#core/newsroom.ts';
import type { SecurityLog } from '#core/ports.ts';
import type { SecondFactorUseCases } from '#core/second-factor-use-cases.ts';
import type { SaidFailure } from '#core/words/say-failure.ts';
import { Mismatch } from './mismatch.ts';
import {
  Problem,
  type ProblemDetails,
  problemOf,
  type Report,
  retryHeaders,
  unexpectedProblem,
} from './problem.ts';
import type { RequestLimits } from './request-limits.ts';
import type { FactorSessions, SessionKeeper } from './session-keeper.ts';

/** Returns title and message of a failure, from catalogues that the host chooses. */
export type SayFailure = (failure: Failure) => SaidFailure | Promise<SaidFailure>;

/** Dependencies that the host injects into every part of the API. */
export interface BaseSetting {
  sessions: SessionKeeper;
  /** Rate limits; none in the browser edition. */
  limits?: RequestLimits;
  /** Log for security events of endpoints that aren't use cases; none in the browser edition. */
  security?: Pick<SecurityLog, 'record'>;
  say: SayFailure;
  /** Called with every unexpected error. */
  reportUnexpected: Report;
}

/** Dependencies that the host injects into the readers' API. */
export interface ApiSetting extends BaseSetting {
  newsroom: Newsroom;
}

/** A received request body with random access. */
export interface ReceivedFile {
  file: ArchiveFile;
  /** Frees its storage; to be called after use. */
  discard: () => Promise<void>;
}

/** Dependencies that the host injects into the back office's API. */
export interface AdminApiSetting extends BaseSetting {
  backOffice: BackOffice;
  /** The demo's public password, which the log-in page shows. */
  adminHint?: string;
  /** Receives a large request body; in memory by default. */
  receiveFile?: (request: Request) => Promise<ReceivedFile>;
}

/** Dependencies that the host injects into the API of second factors. */
export interface SecondFactorApiSetting extends BaseSetting {
  sessions: SessionKeeper & FactorSessions;
  secondFactors: SecondFactorUseCases;
}

/** Variables that middleware sets for each request. */
export interface ApiEnv {
  Variables: { actor: Actor };
}

async function asProblem(error: Error, { say, reportUnexpected }: BaseSetting): Promise<Problem> {
  if (error instanceof Problem) return error;
  if (error instanceof Mismatch) return problemOf(error.failure, await say(error.failure), 412);
  if (error instanceof Refusal) return problemOf(error.failure, await say(error.failure));
  return unexpectedProblem(reportUnexpected(error));
}

const answerWith = ({ details }: Problem): Response =>
  Response.json(details satisfies ProblemDetails, {
    status: details.status,
    headers: { ...retryHeaders(details.status), 'content-type': 'application/problem+json' },
  });

/** Creates an API without routes, which identifies the actor and answers every error as problem details. */
export function createBaseApi(setting: BaseSetting) {
  const { sessions } = setting;
  const api = new Hono<ApiEnv>();
  api.use(async (context, next) => {
    context.set('actor', await sessions.actorOf(context.req.raw));
    await next();
  });
  const answerError = async (error: Error) => answerWith(await asProblem(error, setting));
  api.onError(answerError);
  api.notFound(() => answerError(new Refusal(failures.notFound())));
  return api;
}
