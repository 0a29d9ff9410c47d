import { categorySlug } from '#core/category/category.ts';

const pattern = /^\/category\/([^/]+)\/?$/;

/** The slug of the category whose page is at that path, in whatever spelling it was reached. */
export function categoryAt(path: string): string | undefined {
  const name = pattern.exec(path)?.[1];
  if (name === undefined) return undefined;
  try {
    return categorySlug(decodeURIComponent(name));
  } catch {
    return undefined;
  }
}
