import type { SectionDeclaration } from '../shell/section-declaration.ts';

export const section: SectionDeclaration = {
  group: 'specified',
  order: 40,
  label: 'Web Stories',
  icon: 'stories',
  collection: 'stories',
  recordsLabel: 'Web stories',
  nouns: { one: 'web story', other: 'web stories' },
  creation: 'New Web Story',
  creationRank: 2,
};
