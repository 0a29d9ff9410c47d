import type { SectionDeclaration } from '../shell/section-declaration.ts';

export const section: SectionDeclaration = {
  group: 'below',
  order: 10,
  label: 'Messages',
  icon: 'mail',
  collection: 'messages',
  countText: ({ newMessages }) => `${newMessages.toLocaleString('en-IN')} new`,
  seenBy: 'owner',
};
