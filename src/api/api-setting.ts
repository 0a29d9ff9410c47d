import type { ArchiveFile } from '#core/archive/archives-port.ts';
import type { BackOffice } from '#core/back-office.ts';
import { type Failure, Refusal } from '#core/errors.ts';
import type { Newsroom } from '#core/newsroom.ts';
import type { SecurityLog } from '#core/ports.ts';
import type { SecondFactorUseCases } from '#core/second-factor-use-cases.ts';
import type { SaidFailure } from '#core/words/say-failure.ts';
import { Problem, problemOf, type Report, unexpectedProblem } from './problem.ts';
import type { RequestLimits } from './request-limits.ts';
import type { FactorSessions, SessionKeeper } from './session-keeper.ts';

/** Refusal of a change whose `If-Match` names another version than the stored one: 412 (RFC 9110, section 15.5.13). */
export class Mismatch extends Refusal {}

/** Dependencies for the conversion of errors to problems. */
export interface ProblemSetting {
  /** Returns title and message of a failure, from catalogues that the host chooses. */
  say: (failure: Failure) => SaidFailure | Promise<SaidFailure>;
  /** Called with every unexpected error. */
  reportUnexpected: Report;
}

/** Converts what a call threw to the problem that its caller gets. */
export async function asProblem(
  error: unknown,
  { say, reportUnexpected }: ProblemSetting,
): Promise<Problem> {
  if (error instanceof Problem) return error;
  if (error instanceof Mismatch) return problemOf(error.failure, await say(error.failure), 412);
  if (error instanceof Refusal) return problemOf(error.failure, await say(error.failure));
  return unexpectedProblem(reportUnexpected(error));
}

/** Dependencies that the host injects into every part of the API. */
export interface BaseSetting extends ProblemSetting {
  sessions: SessionKeeper;
  /** Rate limits; none in the browser edition. */
  limits?: RequestLimits;
  /** Log for security events of endpoints that aren't use cases; none in the browser edition. */
  security?: Pick<SecurityLog, 'record'>;
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
