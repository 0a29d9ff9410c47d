import { type LogLevel, logLevels } from './config/variables.ts';
import { currentRequest } from './http/current-request.ts';

export type LogFields = Record<string, string | number | boolean | undefined>;
type Line = (event: string, fields?: LogFields) => void;

/** Structured lines for whoever runs the site. No addresses, cookies, secrets or texts of readers. */
export interface Log {
  debug: Line;
  info: Line;
  warn: Line;
  error: Line;
  /** An error that nobody expected, with its stack. */
  unexpected: (error: unknown) => void;
}

/** A log that writes one line of JSON for each event that is important enough. */
export function createLog(level: LogLevel, write: (line: string) => void): Log {
  const least = logLevels.indexOf(level);
  const lineOf = (name: LogLevel): Line => {
    if (logLevels.indexOf(name) < least) return () => {};
    return (event, fields = {}) => {
      const request = currentRequest()?.id;
      const time = new Date().toISOString();
      write(
        JSON.stringify({ time, level: name, event, ...(request ? { request } : {}), ...fields }),
      );
    };
  };
  const error = lineOf('error');
  return {
    debug: lineOf('debug'),
    info: lineOf('info'),
    warn: lineOf('warn'),
    error,
    unexpected: (thrown) =>
      error('unexpected', { error: thrown instanceof Error ? thrown.stack : String(thrown) }),
  };
}
