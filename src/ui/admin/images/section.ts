import type { SectionDeclaration } from '../shell/section-declaration.ts';

export const section: SectionDeclaration = {
  group: 'specified',
  order: 80,
  label: 'Image Library',
  icon: { path: 'M3 4h14v12H3zM3 13.5 7 10l3.5 3 2.5-2 4 3M13 7.5v.1' },
  collection: 'images',
  recordsLabel: 'Image library',
  creation: 'New Image',
  creationRank: 4,
  seenBy: 'contributor',
};
