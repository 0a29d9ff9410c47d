import type { Command } from './command.ts';
import { commands } from './commands.ts';

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
