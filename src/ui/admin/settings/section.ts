import type { SectionDeclaration } from '../shell/section-declaration.ts';

export const section: SectionDeclaration = {
  group: 'house',
  order: 30,
  label: 'Settings',
  icon: {
    path: 'M3 6h7M14 6h3M3 14h3M10 14h7M14 6a2 2 0 1 1-4 0 2 2 0 0 1 4 0M10 14a2 2 0 1 1-4 0 2 2 0 0 1 4 0',
  },
  collection: 'settings',
  keepsToo: { breakingLines: 'Breaking line' },
  countText: () => undefined,
  seenBy: 'owner',
};
