import { inDigits } from '#core/locale/numbers.ts';
import type { SectionDeclaration } from '../shell/section-declaration.ts';

export const section: SectionDeclaration = {
  group: 'below',
  order: 10,
  label: 'Messages',
  icon: 'mail',
  collection: 'messages',
  countText: ({ newMessages }) => `${inDigits(newMessages)} new`,
  seenBy: 'owner',
};
