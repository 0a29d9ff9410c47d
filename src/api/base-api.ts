import { Hono } from 'hono';
import type { Actor } from '#core/actor.ts';
import { failures, Refusal } from '#core/errors.ts';
import type { SecurityLog } from '#core/ports.ts';
import {
  Problem,
  type ProblemDetails,
  problemOf,
  type Report,
  retryHeaders,
  unexpectedProblem,
} from './problem.ts';
import type { RequestLimits } from './request-limits.ts';
import type { SessionKeeper } from './session-keeper.ts';

/** Dependencies that the host injects into every part of the API. */
export interface BaseSetting {
  sessions: SessionKeeper;
  /** Nothing is limited where there are none. */
  limits?: RequestLimits;
  /** Records what no use case does; absent where nothing is recorded. */
  security?: Pick<SecurityLog, 'record'>;
  /** Told of every error that nobody expected. */
  reportUnexpected: Report;
}

/** Variables that middleware sets for each request. */
export interface ApiEnv {
  Variables: { actor: Actor };
}

function asProblem(error: Error, { reportUnexpected }: BaseSetting): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof Refusal) return problemOf(error.failure);
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
  api.onError((error) => answerWith(asProblem(error, setting)));
  api.notFound(() => answerWith(problemOf(failures.notFound())));
  return api;
}
