import type { Site } from '#core/site/site.ts';

/** Note beside the newsletter form on a site that cannot send e-mail; '' where it can. */
export function mailNote({ edition, sendsMail }: Pick<Site, 'edition' | 'sendsMail'>): string {
  if (sendsMail) return '';
  return edition === 'browser'
    ? 'This edition cannot send e-mail; your address stays in this browser.'
    : 'This site sends no e-mail yet; your address is kept for the day it does.';
}
