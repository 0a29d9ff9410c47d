import type { SectionDeclaration } from '../shell/section-declaration.ts';

export const section: SectionDeclaration = {
  group: 'specified',
  order: 50,
  label: 'Advertisements',
  icon: { path: 'M3 8v4h3l8 4V4L6 8zM16.8 8.4v3.2M6.5 12.5l1 4h2' },
  collection: 'advertisements',
  nouns: { one: 'advertisement', other: 'advertisements' },
  creation: 'New Advertisement',
};
