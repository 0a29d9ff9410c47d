import type { Site } from '#core/site/site.ts';

/**
 * Where a file goes once it was checked: in a newsroom within one browser, into the record itself, small;
 * else to the site's server, as it is.
 */
let edition: Site['edition'] = 'browser';

/** Said by the back office before anything of it is shown. */
export const keepMediaAs = (told: Site['edition']): void => {
  edition = told;
};

export const uploadsMedia = (): boolean => edition === 'server';

const mostOfVideo: Record<Site['edition'], string> = { browser: '2 MB', server: '200 MB' };

/** How large a file may be, in words. */
export const mediaLimits = (takesVideos: boolean): string =>
  `Pictures up to 40 MB${takesVideos ? `, videos up to ${mostOfVideo[edition]}` : ''}.`;
