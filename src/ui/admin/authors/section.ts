import type { SectionDeclaration } from '../shell/section-declaration.ts';

export const section: SectionDeclaration = {
  group: 'house',
  order: 4,
  label: 'Authors',
  icon: { path: 'M4 16l.8-3.6L13.6 3.6l2.8 2.8-8.8 8.8zM11.5 5.7l2.8 2.8M10.5 16.5H17' },
  collection: 'authors',
  creation: 'New Author',
};
