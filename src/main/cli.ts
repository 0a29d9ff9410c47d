#!/usr/bin/env node
/** `daybreak`: the server edition from the command line; `npm run build` makes `dist/server/daybreak.js` of it. */
import { enableCompileCache } from 'node:module';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { startAgainTuned } from './start-again-tuned.ts';

if (process.argv[2] === 'serve') startAgainTuned();
// Halves the start. Beside the program: a folder that all users of a machine share could be filled by any.
enableCompileCache(fileURLToPath(new URL('../../.cache/compiled', import.meta.url)));
await import('./daybreak.ts');
