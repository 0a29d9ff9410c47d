#!/usr/bin/env node
/** `daybreak`: the server edition from the command line; `npm run build` makes `dist/server/daybreak.js` of it. */
// As a whole: an older Node lacks parts of it and would end before it could say what it needs.
import nodeModule from 'node:module';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { keepTickShape } from './keep-tick-shape.ts';
import { startAgainTuned } from './start-again-tuned.ts';

/** The major version of Node that the program is built for. */
const NODE = 24;

if (Number(process.versions.node.split('.')[0]) < NODE) {
  console.error(
    `Daybreak needs Node ${NODE}, and this is Node ${process.versions.node}. In its folder, “npx node” in place of “node” is the one that it brings along.`,
  );
  process.exit(1);
}
if (process.argv[2] === 'serve') {
  startAgainTuned();
  keepTickShape();
}
// Halves the start. Beside the program: a folder that all users of a machine share could be filled by any.
nodeModule.enableCompileCache(fileURLToPath(new URL('../../.cache/compiled', import.meta.url)));
await import('./daybreak.ts');
