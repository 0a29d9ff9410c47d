import type { SectionDeclaration } from '../shell/section-declaration.ts';

export const section: SectionDeclaration = {
  group: 'house',
  order: 25,
  label: 'Security',
  icon: { path: 'M10 2.5l6 2.2v4.8c0 3.6-2.5 6.6-6 8-3.5-1.4-6-4.4-6-8V4.7z' },
  collection: 'securityEvents',
  recordsLabel: 'Security events',
  countText: () => undefined,
  seenBy: 'owner',
};
