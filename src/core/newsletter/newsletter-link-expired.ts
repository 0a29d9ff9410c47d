import type { Failure } from '../errors.ts';

export const newsletterLinkExpired: Failure = {
  code: 'not-found',
  title: 'Link Expired',
  message: 'This link was used already, or is too old.',
};
