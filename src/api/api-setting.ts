import type { ArchiveFile } from '#core/archive/archives-port.ts';
import type { BackOffice } from '#core/back-office.ts';
import type { Newsroom } from '#core/newsroom.ts';
import type { SecurityLog } from '#core/ports.ts';
import type { SecondFactorUseCases } from '#core/second-factor-use-cases.ts';
import type { ProblemSetting } from './as-problem.ts';
import type { RequestLimits } from './request-limits.ts';
import type { FactorSessions, SessionKeeper } from './session-keeper.ts';

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
