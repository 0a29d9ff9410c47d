import type { Config } from '#server/config/read-config.ts';
import type { Log } from '#server/log.ts';

/** Ends a command with words for whoever typed it, and an exit code. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  readonly exitCode: number;

  /** @param exitCode 1 for what failed, 2 for what was typed wrong */
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
  /** A line on standard output: what the command is asked for. */
  say: (line: string) => void;
}

/** One of the things that `daybreak` does. */
export interface Command {
  /** As it is typed: `admin set-password`. */
  name: string;
  /** After the name, in the help: `<file>`. */
  takes?: string;
  summary: string;
  /** Its options besides `--help`, with what each does. */
  options?: Record<string, { type: 'string' | 'boolean'; meaning: string }>;
  /** Number of positional arguments, none by default. */
  words?: number;
  run: (call: Call) => Promise<void>;
}
