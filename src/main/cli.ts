#!/usr/bin/env node
/** `daybreak`: the server edition from the command line; `npm run build` makes `dist/server/daybreak.js` of it. */
// As a whole: an older Node lacks parts of it and would end before it could say what it needs.
import nodeModule from 'node:module';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { keepTickShape } from './keep-tick-shape.ts';

/** The major version of Node that the program is built for. */
const NODE = 24;

/** V8 flags that take effect while the program runs, also in threads that start later: decision 016. */
const flags = [
  // Allocates what belongs to a request among the young objects, however the first requests came.
  '--no-allocation-site-pretenuring',
  // Avoids a crash of V8 where threads share compiled wrappers of WebAssembly.
  '--wasm-wrapper-tiering-budget=1000000000',
];

if (Number(process.versions.node.split('.')[0]) < NODE) {
  console.error(
    `Daybreak needs Node ${NODE}, and this is Node ${process.versions.node}. In its folder, “npx node” in place of “node” is the one that it brings along.`,
  );
  process.exit(1);
}
for (const flag of flags) setFlagsFromString(flag);
if (process.argv[2] === 'serve') keepTickShape();
// Halves the start. Beside the program: a folder that all users of a machine share could be filled by any.
nodeModule.enableCompileCache(fileURLToPath(new URL('../../.cache/compiled', import.meta.url)));
await import('./daybreak.ts');
