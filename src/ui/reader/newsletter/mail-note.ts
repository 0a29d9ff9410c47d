import type { Site } from '#core/site/site.ts';

/** What a site that cannot send e-mail says beside the newsletter; nothing where it can. */
export function mailNote({ edition, sendsMail }: Pick<Site, 'edition' | 'sendsMail'>): string {
  if (sendsMail) return '';
  return edition === 'browser'
    ? 'This edition cannot send e-mail; your address stays in this browser.'
    : 'This site sends no e-mail yet; your address is kept for the day it does.';
}
