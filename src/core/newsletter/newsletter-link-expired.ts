import type { Failure } from '../errors.ts';

export const newsletterLinkExpired: Failure = {
  kind: 'not-found',
  code: 'newsletter-link-expired',
};
