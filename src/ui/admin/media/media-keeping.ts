import type { Site } from '#core/site/site.ts';

/**
 * Storage of a checked file: in the browser edition within the record, shrunk; else on the site's
 * server, unchanged.
 */
let edition: Site['edition'] = 'browser';

/** Said by the back office before anything of it is shown. */
export const keepMediaAs = (told: Site['edition']): void => {
  edition = told;
};

export const uploadsMedia = (): boolean => edition === 'server';

const mostOfVideo: Record<Site['edition'], string> = { browser: '2 MB', server: '200 MB' };

/** File size limits, in words. */
export const mediaLimits = (takesVideos: boolean): string =>
  `Pictures up to 40 MB${takesVideos ? `, videos up to ${mostOfVideo[edition]}` : ''}.`;
