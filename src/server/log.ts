import { type LogLevel, logLevels } from './config/variables.ts';
import { currentRequest } from './http/current-request.ts';

export type LogFields = Record<string, string | number | boolean | undefined>;
type Line = (event: string, fields?: LogFields) => void;

/** Structured log for operators. Must not contain addresses, cookies, secrets or texts of readers. */
export interface Log {
  debug: Line;
  info: Line;
  warn: Line;
  error: Line;
  /** Logs an unexpected error with its stack. Returns the id of the current request. */
  unexpected: (error: unknown) => string | undefined;
}

let lastInstant = 0;
let lastTime = '';

/** The current time as text, formatted once per millisecond. */
function timeNow(): string {
  const instant = Date.now();
  if (instant !== lastInstant) {
    lastInstant = instant;
    lastTime = new Date(instant).toISOString();
  }
  return lastTime;
}

/** A log that writes a line of JSON for each event of the given level or above. */
export function createLog(level: LogLevel, write: (line: string) => void): Log {
  const least = logLevels.indexOf(level);
  const lineOf = (name: LogLevel): Line => {
    if (logLevels.indexOf(name) < least) return () => {};
    return (event, fields) => {
      const { id, trace } = currentRequest() ?? {};
      const rest = JSON.stringify({ event, request: id, trace, ...fields });
      // Concatenates the constant parts: serializing them per line is measurable in the cost of a
      // request.
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
