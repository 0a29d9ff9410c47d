#!/usr/bin/env node
/** The command `daybreak` of the server edition; built to `dist/server/daybreak.js`. */
// A namespace import: older Node versions lack some exports, and would fail before the version check.
import nodeModule from 'node:module';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { keepTickShape } from './keep-tick-shape.ts';

/** The major version of Node that the program is built for. */
const NODE = 24;

/** V8 flags that also take effect at run time, and in threads started later: decision 016. */
const flags = [
  // Allocates data of requests in the young generation, even if the first requests suggest otherwise.
  '--no-allocation-site-pretenuring',
  // Avoids a crash of V8 when threads share compiled WebAssembly wrappers.
  '--wasm-wrapper-tiering-budget=1000000000',
  // Collects the old generation when it has grown by three quarters; by default it grows fourfold on machines with much memory.
  '--heap-growing-percent=75',
];

if (Number(process.versions.node.split('.')[0]) < NODE) {
  console.error(
    `Daybreak needs Node ${NODE}, and this is Node ${process.versions.node}. In its folder, “npx node” in place of “node” is the one that it brings along.`,
  );
  process.exit(1);
}
for (const flag of flags) setFlagsFromString(flag);
if (process.argv[2] === 'serve') keepTickShape();
// Halves the start-up time. Not in a shared temporary folder, where other users could plant code.
nodeModule.enableCompileCache(fileURLToPath(new URL('../../.cache/compiled', import.meta.url)));
await import('./daybreak.ts');
