import type { Site } from '#core/site/site.ts';
import * as words from '#ui/words/frame-words.ts';

/** Note beside the newsletter form on a site that cannot send e-mail; '' where it can. */
export function mailNote({ edition, sendsMail }: Pick<Site, 'edition' | 'sendsMail'>): string {
  if (sendsMail) return '';
  return edition === 'browser' ? words.thisEditionCannotSendMail : words.thisSiteSendsNoMail;
}
