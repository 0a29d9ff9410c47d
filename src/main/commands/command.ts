import type { Config } from '#server/config/read-config.ts';
import type { Log } from '#server/log.ts';

/** Ends a command with a message and an exit code. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  readonly exitCode: number;

  /** @param exitCode 1 for a failure, 2 for a usage error */
  constructor(message: string, exitCode: 1 | 2 = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

export interface Call {
  /** Positional arguments after the command. */
  words: string[];
  options: Record<string, string | boolean | undefined>;
  config: Config;
  log: Log;
  /** Prints a line of the result on standard output. */
  say: (line: string) => void;
}

/** A subcommand of `daybreak`. */
export interface Command {
  /** Name as typed, such as `admin set-password`. */
  name: string;
  /** Arguments as shown in the help, such as `<file>`. */
  takes?: string;
  summary: string;
  /** Options besides `--help`, with their descriptions. */
  options?: Record<string, { type: 'string' | 'boolean'; meaning: string }>;
  /** Number of positional arguments; default: none. */
  words?: number;
  run: (call: Call) => Promise<void>;
}
