import type { SectionDeclaration } from '../shell/section-declaration.ts';

export const section: SectionDeclaration = {
  group: 'house',
  order: 6,
  label: 'Tags',
  icon: { path: 'M4.5 7.5h12M3.5 12.5h12M8.5 3.5 6.5 16.5M13.5 3.5l-2 13' },
  collection: 'tags',
  creation: 'New Tag',
  seenBy: 'contributor',
};
