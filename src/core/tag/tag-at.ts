import { recordAt } from '../content/slugged.ts';
import type { PublicView } from '../public-view.ts';
import { foldForAddress } from '../text/fold.ts';
import type { Tag } from './tag.ts';

/** Returns the tag with that slug, in any spelling, or else the one that had it. */
export const tagAt = async (
  view: Pick<PublicView, 'list'>,
  slug: string,
): Promise<Tag | undefined> =>
  recordAt(await view.list('tags', { where: { address: foldForAddress(slug) } }), slug);
