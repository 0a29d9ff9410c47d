import { Hono } from 'hono';
import type { Actor } from '#core/actor.ts';
import type { ArchiveFile } from '#core/archive/archives-port.ts';
import type { BackOffice } from '#core/back-office.ts';
import { type Failure, failures, Refusal } from '#core/errors.ts';
import type { Newsroom } from '#core/newsroom.ts';
import type { SecurityLog } from '#core/ports.ts';
import type { SecondFactorDesk } from '#core/second-factor-desk.ts';
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

/** Gives a failure its title and message; the host chooses the catalogues. */
export type SayFailure = (failure: Failure) => SaidFailure | Promise<SaidFailure>;

/** Dependencies that the host injects into every part of the API. */
export interface BaseSetting {
  sessions: SessionKeeper;
  /** Nothing is limited where there are none. */
  limits?: RequestLimits;
  /** Records what no use case does; absent where nothing is recorded. */
  security?: Pick<SecurityLog, 'record'>;
  /** Gives a failure its words. */
  say: SayFailure;
  /** Told of every error that nobody expected. */
  reportUnexpected: Report;
}

/** Dependencies that the host injects into the readers' API. */
export interface ApiSetting extends BaseSetting {
  newsroom: Newsroom;
}

/** The body of a request, kept so that it can be read in any order. */
export interface ReceivedFile {
  file: ArchiveFile;
  /** Called when it is no longer needed. */
  discard: () => Promise<void>;
}

/** Dependencies that the host injects into the back office's API. */
export interface AdminApiSetting extends BaseSetting {
  backOffice: BackOffice;
  /** The password, where it is no secret: shown on the log-in page. */
  adminHint?: string;
  /** Receives a large body, in memory by default. */
  receiveFile?: (request: Request) => Promise<ReceivedFile>;
}

/** Dependencies of the API of second factors. */
export interface SecondFactorApiSetting extends BaseSetting {
  sessions: SessionKeeper & FactorSessions;
  secondFactors: SecondFactorDesk;
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

/** An empty API that knows who asks and answers every error as problem details. */
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
