import process from 'node:process';
import { isFree } from '../../scripts/serve-site.mjs';

let next = Number(process.env.BENCH_PORT || 5100);

/** A free port, another one at each call; BENCH_PORT is where the search begins. */
export async function freeBenchPort() {
  while (!(await isFree(next))) next += 1;
  next += 1;
  return next - 1;
}
