import process from 'node:process';

/** What V8 does otherwise, and what it costs: decision 016. */
const flags = [
  '--max-semi-space-size=4',
  '--heap-growing-percent=20',
  '--no-allocation-site-pretenuring',
];

/** Otherwise the C library keeps what each compressing thread ever needed, 12 MB for each. */
const arenas = { MALLOC_ARENA_MAX: '1' };

/** A flag's name, however it is set. */
const nameOf = (flag: string): string => flag.replace(/^--(no-)?/, '').replace(/=.*/, '');

/**
 * Starts this very process from the beginning, with settings that V8 and the C library read only then:
 * half the memory under load, and answers in two thirds of the time (decision 016). What the operator set
 * stays as it is. Does nothing where it was done before, in a process that another one talks with, for that
 * would be cut off, and on systems that have no `execve`.
 */
export function startAgainTuned(): void {
  const given = [process.env.NODE_OPTIONS ?? '', ...process.execArgv].join(' ');
  const missing = flags.filter((flag) => !given.includes(nameOf(flag)));
  if (missing.length === 0 || process.connected || !process.execve) return;
  process.execve(
    process.execPath,
    [process.execPath, ...process.execArgv, ...missing, ...process.argv.slice(1)],
    { ...arenas, ...process.env },
  );
}
