import process from 'node:process';
import { isFree } from '../../scripts/serve-site.mjs';

let next = Number(process.env.BENCH_PORT || 5100);

/** Returns a free port, another one per call, starting at BENCH_PORT. */
export async function freeBenchPort() {
  while (!(await isFree(next))) next += 1;
  next += 1;
  return next - 1;
}
