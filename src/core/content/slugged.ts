import * as z from 'zod/mini';
import { foldForAddress, foldName } from '../text/fold.ts';
import { storedOptionalList } from '../text/stored.ts';

/** A record with a page whose address ends in its slug, and with a name that no other of its kind has. */
export interface Slugged {
  name: string;
  slug: string;
  formerSlugs?: string[] | undefined;
}

/** Earlier last parts of the page's address, which lead to the present one. */
export const formerSlugsField = () => storedOptionalList(z.string());

/** Keys by which such records are found. */
export const sluggedKeys = {
  /** Its present and former slugs, folded. */
  address: ({ slug, formerSlugs = [] }: Slugged) => [slug, ...formerSlugs].map(foldForAddress),
  /** Its name, folded. */
  named: ({ name }: Slugged) => [foldName(name)],
};

/** Returns the record that has a slug, in any spelling, or else the one that had it. */
export function recordAt<Record extends Slugged>(
  records: readonly Record[],
  address: string,
): Record | undefined {
  const slug = foldForAddress(address);
  return (
    records.find((one) => foldForAddress(one.slug) === slug) ??
    records.find((one) => sluggedKeys.address(one).includes(slug))
  );
}

/** Returns the former slugs of a record that gets `slug`, with those of records that it replaces. */
export function formerSlugsOf(slug: string, before: readonly Slugged[]): string[] | undefined {
  const former = new Set(before.flatMap(sluggedKeys.address));
  former.delete(slug);
  return former.size > 0 ? [...former] : undefined;
}
