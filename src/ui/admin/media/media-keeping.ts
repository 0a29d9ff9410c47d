import type { Site } from '#core/site/site.ts';
import * as words from '#ui/words/admin/parts-words.ts';

/**
 * Decides where files are stored: the browser edition embeds them in the record, pictures shrunk;
 * the server edition uploads them unchanged.
 */
let edition: Site['edition'] = 'browser';

/** Sets the edition. Call it before the back office renders. */
export const keepMediaAs = (next: Site['edition']): void => {
  edition = next;
};

export const uploadsMedia = (): boolean => edition === 'server';

const mostOfVideo: Record<Site['edition'], string> = { browser: '2 MB', server: '200 MB' };

/** Sentence on the file size limits. */
export const mediaLimits = (takesVideos: boolean): string =>
  words.mediaLimits(takesVideos ? words.videoLimit(mostOfVideo[edition]) : '');
