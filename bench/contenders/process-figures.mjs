import { readFileSync } from 'node:fs';

/** Clock ticks per second, Linux's unit of processor time. */
const TICKS_PER_SECOND = 100;

/** @param {string} path */
function textOf(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/**
 * Ids of a process and all its descendants.
 * @param {number} pid
 * @returns {number[]}
 */
function family(pid) {
  const children = textOf(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean);
  return [pid, ...children.flatMap((child) => family(Number(child)))];
}

/**
 * Resident memory of a process and its descendants, in megabytes; `undefined` without `/proc`.
 * @param {number} pid
 */
export function residentMegabytes(pid) {
  const kilobytes = family(pid).map((one) =>
    Number(/VmRSS:\s+(\d+)/.exec(textOf(`/proc/${one}/status`))?.[1] ?? 0),
  );
  return kilobytes.reduce((sum, one) => sum + one, 0) / 1024 || undefined;
}

/**
 * Processor time of a process and its descendants so far, in seconds; 0 without `/proc`.
 * @param {number} pid
 */
export function processorSeconds(pid) {
  const ticks = family(pid).map((one) => {
    // Fields after the name, which may contain anything: state is the third field, utime the 14th.
    const fields = textOf(`/proc/${one}/stat`).split(') ').at(-1)?.split(' ') ?? [];
    return Number(fields[11] ?? 0) + Number(fields[12] ?? 0);
  });
  return ticks.reduce((sum, one) => sum + one, 0) / TICKS_PER_SECOND;
}
