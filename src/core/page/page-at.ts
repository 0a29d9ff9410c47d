import { foldForAddress } from '../text/fold.ts';
import { isSpecifiedPage, type Page, type SpecifiedPage, specifiedPages } from './page.ts';

type Published = Page & { live: NonNullable<Page['live']> };

const isPublished = (page: Page): page is Published => page.live !== undefined;

const hadAddress = ({ formerSlugs = [] }: Page, slug: string): boolean =>
  formerSlugs.some((former) => foldForAddress(former) === slug);

/**
 * Returns what is at an address of one part, in any spelling: a published page, also by a former address, or else
 * the specified page, unless a page took its place and was withdrawn; `undefined` for nothing.
 */
export function pageAt(
  pages: readonly Page[],
  address: string,
): Published | SpecifiedPage | undefined {
  const slug = foldForAddress(address);
  const published = pages.filter(isPublished);
  const found =
    published.find(({ live }) => foldForAddress(live.slug) === slug) ??
    published.find((page) => hadAddress(page, slug));
  if (found) return found;
  return isSpecifiedPage(slug) && !pages.some((page) => hadAddress(page, slug)) ? slug : undefined;
}

/** Returns the specified pages whose addresses lead to nothing, since what took their place was withdrawn. */
export const withdrawnPages = (pages: readonly Page[]): SpecifiedPage[] =>
  specifiedPages.filter((slug) => pageAt(pages, slug) === undefined);
