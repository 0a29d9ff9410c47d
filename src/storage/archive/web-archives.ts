import { createWebHash } from './web-hash.ts';
import { createZipArchives } from './zip-archives.ts';

/** Archives for the browser edition. */
export const webArchives = createZipArchives(createWebHash);
