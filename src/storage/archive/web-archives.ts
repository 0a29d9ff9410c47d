import { createWebHash } from './web-hash.ts';
import { createZipArchives } from './zip-archives.ts';

/** Archives as browsers make and read them. */
export const webArchives = createZipArchives(createWebHash);
