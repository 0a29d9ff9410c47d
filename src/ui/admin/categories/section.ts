import type { SectionDeclaration } from '../shell/section-declaration.ts';

export const section: SectionDeclaration = {
  group: 'specified',
  order: 30,
  label: 'Categories',
  icon: { path: 'M3 3.5h7l7 7-6.5 6.5L3 9.5zM6.6 7v.1' },
  collection: 'categories',
  creation: 'New Category',
  seenBy: 'contributor',
  createdBy: 'editor',
};
