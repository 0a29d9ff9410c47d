import { useContext } from 'react';
import type { CategoryFront } from '#core/category/category-front.ts';
import { breadcrumbs } from '#ui/kit/page/breadcrumbs.ts';
import { ServerPageContext } from '#ui/kit/page/server-page.ts';
import { StructuredData } from '#ui/kit/page/structured-data.tsx';
import { categoryPath } from '#ui/routes.ts';

interface CategoryDataProps {
  front: CategoryFront;
  siteName: string;
}

/** Structured data of a category with a description or a place under another one: schema.org's CollectionPage. */
export function CategoryData({ front, siteName }: CategoryDataProps) {
  const origin = useContext(ServerPageContext)?.origin ?? '';
  const { category, description, parent } = front;
  if (!description && !parent) return null;
  const crumbs = [
    { name: siteName, path: '/' },
    ...(parent ? [{ name: parent.name, path: categoryPath(parent.slug) }] : []),
    { name: category.name, path: categoryPath(category.slug) },
  ];
  const data = {
    '@type': 'CollectionPage',
    name: category.name,
    ...(description ? { description } : {}),
    url: origin + categoryPath(category.slug),
    breadcrumb: breadcrumbs(crumbs, origin),
  };
  return <StructuredData data={data} />;
}
