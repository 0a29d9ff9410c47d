/** Runs the command that was typed after `daybreak`. */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { batchedLines } from '#server/batched-lines.ts';
import { ConfigError, readConfig } from '#server/config/read-config.ts';
import { createLog } from '#server/log.ts';
import { UnusableDatabase } from '#storage/sql/schema/unusable-database.ts';
import { type Command, CommandError } from './commands/command.ts';
import { commands } from './commands/commands.ts';
import { version } from './server-files.ts';

const usage = ({ name, takes }: Command): string =>
  ['daybreak', name, takes].filter(Boolean).join(' ');

const column = (text: string): string => `  ${text.padEnd(34)}`;

/** Text of `daybreak --help`. */
export const helpForAll = [
  'Daybreak, the server edition.',
  '',
  ...commands.map((command) => `${column(usage(command))}${command.summary}`),
  '',
  'daybreak <command> --help tells more. The environment configures everything else: docs/running.md.',
].join('\n');

/** Text of `daybreak <command> --help`. */
export const helpFor = (command: Command): string =>
  [
    `Usage: ${usage(command)}${command.options ? ' [options]' : ''}`,
    '',
    command.summary,
    ...(command.options ? [''] : []),
    ...Object.entries(command.options ?? {}).map(
      ([name, { meaning }]) => `${column(`--${name}`)}${meaning}`,
    ),
  ].join('\n');

const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** Returns the typed command and its arguments. */
function findCommand(typed: readonly string[]): { command: Command; rest: string[] } {
  const command = commands.find(({ name }) => `${typed.join(' ')} `.startsWith(`${name} `));
  if (!command) {
    throw new CommandError(`There is no command “${typed.join(' ')}”.\n\n${helpForAll}`, 2);
  }
  return { command, rest: typed.slice(command.name.split(' ').length) };
}

function parse(command: Command, rest: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: rest,
      options: { ...command.options, help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    });
    const isComplete = positionals.length === (command.words ?? 0);
    if (!isComplete && !values.help)
      throw new TypeError(`It takes: ${command.takes ?? 'nothing'}.`);
    return { options: values, words: positionals };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new CommandError(`${message}\n\n${helpFor(command)}`, 2);
  }
}

async function run(typed: string[]): Promise<void> {
  // Databases, backups, archives and uploads contain personal data: no permissions for other users.
  process.umask(0o077);
  if (typed.length === 0 || ['help', '--help', '-h'].includes(typed[0] ?? '')) {
    return print(helpForAll);
  }
  if (typed[0] === '--version') return print(version);
  const { command, rest } = findCommand(typed);
  const { options, words } = parse(command, rest);
  if (options.help) return print(helpFor(command));
  const config = readConfig(process.env);
  // Logs go to standard error, results of commands to standard output.
  const log = createLog(
    config.logLevel,
    batchedLines((text) => process.stderr.write(text)),
  );
  await command.run({ options, words, config, log, say: print });
}

/** The exit code of an expected error, whose message suffices; `undefined` for others. */
function expectedExit(error: unknown): number | undefined {
  if (error instanceof CommandError) return error.exitCode;
  if (error instanceof ConfigError) return 2;
  return error instanceof UnusableDatabase ? 1 : undefined;
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  const code = expectedExit(error);
  console.error(code !== undefined && error instanceof Error ? error.message : error);
  process.exitCode = code ?? 1;
}
