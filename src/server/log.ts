import { type LogLevel, logLevels } from './config/variables.ts';
import { currentRequest } from './http/current-request.ts';

export type LogFields = Record<string, string | number | boolean | undefined>;
type Line = (event: string, fields?: LogFields) => void;

/** Structured log lines for operators. No addresses, cookies, secrets or texts of readers. */
export interface Log {
  debug: Line;
  info: Line;
  warn: Line;
  error: Line;
  /** An error that nobody expected, with its stack. Returns the number of the request that met it. */
  unexpected: (error: unknown) => string | undefined;
}

let lastInstant = 0;
let lastTime = '';

/** The time as text, made once for all lines of the same millisecond. */
function timeNow(): string {
  const instant = Date.now();
  if (instant !== lastInstant) {
    lastInstant = instant;
    lastTime = new Date(instant).toISOString();
  }
  return lastTime;
}

/** A log that writes one line of JSON for each event that is important enough. */
export function createLog(level: LogLevel, write: (line: string) => void): Log {
  const least = logLevels.indexOf(level);
  const lineOf = (name: LogLevel): Line => {
    if (logLevels.indexOf(name) < least) return () => {};
    return (event, fields) => {
      const rest = JSON.stringify({ event, request: currentRequest()?.id, ...fields });
      // A line for each request is a part of what an answer costs: what is the same is not made again.
      write(`{"time":"${timeNow()}","level":"${name}",${rest.slice(1)}`);
    };
  };
  const error = lineOf('error');
  return {
    debug: lineOf('debug'),
    info: lineOf('info'),
    warn: lineOf('warn'),
    error,
    unexpected: (thrown) => {
      error('unexpected', { error: thrown instanceof Error ? thrown.stack : String(thrown) });
      return currentRequest()?.id;
    },
  };
}
