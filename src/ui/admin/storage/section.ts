import type { SectionDeclaration } from '../shell/section-declaration.ts';

export const section: SectionDeclaration = {
  group: 'house',
  order: 40,
  label: 'Storage',
  icon: {
    path: 'M16.5 5c0 1.4-2.9 2.5-6.5 2.5S3.5 6.4 3.5 5 6.4 2.5 10 2.5s6.5 1.1 6.5 2.5v10c0 1.4-2.9 2.5-6.5 2.5S3.5 16.4 3.5 15V5M3.5 10c0 1.4 2.9 2.5 6.5 2.5s6.5-1.1 6.5-2.5',
  },
  seenBy: 'owner',
};
