import type { SectionDeclaration } from '../shell/section-declaration.ts';

export const section: SectionDeclaration = {
  group: 'specified',
  order: 70,
  label: 'Users',
  icon: 'user',
  collection: 'users',
  seenBy: 'owner',
};
