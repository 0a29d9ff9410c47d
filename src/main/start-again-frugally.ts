import process from 'node:process';

/**
 * Left alone on a machine with much memory, V8 lets a heap of which 50 MB are used grow to 240, 134 of them
 * for young objects.
 */
const flags = { '--max-semi-space-size': '4', '--heap-growing-percent': '20' };

/** Otherwise the C library keeps what each compressing thread ever needed, 12 MB for each. */
const arenas = { MALLOC_ARENA_MAX: '2' };

/**
 * Starts this very process from the beginning, with settings that V8 and the C library read only then:
 * half the memory under load (decision 016). What the operator set stays as it is. Does nothing where it
 * was done before, in a process that another one talks with, for that would be cut off, and on systems
 * that have no `execve`.
 */
export function startAgainFrugally(): void {
  const given = [process.env.NODE_OPTIONS ?? '', ...process.execArgv].join(' ');
  const missing = Object.entries(flags).filter(([name]) => !given.includes(name));
  if (missing.length === 0 || process.connected || !process.execve) return;
  process.execve(
    process.execPath,
    [
      process.execPath,
      ...process.execArgv,
      ...missing.map(([name, value]) => `${name}=${value}`),
      ...process.argv.slice(1),
    ],
    { ...arenas, ...process.env },
  );
}
