import type { SectionDeclaration } from '../shell/section-declaration.ts';

export const section: SectionDeclaration = {
  group: 'further',
  order: 27,
  label: 'Jobs',
  icon: { path: 'M10 3a7 7 0 1 1-6.6 4.700M3 3.500v4.500h4.500M10 6.500V10l2.600 1.800' },
  collection: 'jobs',
  countText: () => undefined,
  seenBy: 'owner',
};
