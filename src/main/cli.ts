#!/usr/bin/env node
/** `daybreak`: the server edition from the command line. */
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Halves the start. Beside the program: a folder that all users of a machine share could be filled by any.
enableCompileCache(fileURLToPath(new URL('../../.cache/compiled', import.meta.url)));
await import('./daybreak.ts');
