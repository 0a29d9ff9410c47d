import type { SectionDeclaration } from '../shell/section-declaration.ts';

export const section: SectionDeclaration = {
  group: 'house',
  order: 22,
  label: 'Jobs',
  icon: { path: 'M15.800 7.500A6.500 6.500 0 1 0 16.500 10M16 3.500v4h-4' },
  collection: 'jobs',
  countText: () => undefined,
  seenBy: 'owner',
};
