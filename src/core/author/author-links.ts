import * as z from 'zod/mini';
import { type RuleCode, rule } from '../errors.ts';
import { longest } from '../text/form-text.ts';
import { safeLink } from '../text/safe-address.ts';
import type { AuthorLink } from './author.ts';

/** Most links of an author. */
export const MOST_LINKS = 20;

const isUnsafe = ({ address }: AuthorLink): boolean =>
  address === '' || address.length > longest.address || safeLink(address) === undefined;

/** Returns the rule that a link breaks, if any. */
function objectionTo(link: AuthorLink): RuleCode | undefined {
  if (link.label === '') return 'author-link-unnamed';
  if (link.label.length > longest.name) return 'author-link-label-too-long';
  return isUnsafe(link) ? 'author-link-unsafe' : undefined;
}

const trimmed = z.string().check(z.trim());

/** Form schema of an author's links: checks their number, labels and addresses. */
export const authorLinks = z.array(z.object({ label: trimmed, address: trimmed })).check(
  z.maxLength(MOST_LINKS, rule('author-too-many-links')),
  z.check<AuthorLink[]>(({ value, issues }) => {
    value.slice(0, MOST_LINKS).forEach((link, at) => {
      const message = objectionTo(link);
      if (message === undefined) return;
      const params = { number: at + 1, most: longest.name, length: link.label.length };
      issues.push({ code: 'custom', input: link, message, params });
    });
  }),
);
