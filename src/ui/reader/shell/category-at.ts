import { categorySlug } from '#core/category/category.ts';

const pattern = /^\/category\/([^/]+)\/?$/;

/** Slug of the category whose page has that path; normalizes spelling variants. */
export function categoryAt(path: string): string | undefined {
  const name = pattern.exec(path)?.[1];
  if (name === undefined) return undefined;
  try {
    return categorySlug(decodeURIComponent(name));
  } catch {
    return undefined;
  }
}
