import { inDigits } from '#core/locale/numbers.ts';
import type { SectionDeclaration } from '../shell/section-declaration.ts';

export const section: SectionDeclaration = {
  group: 'readers',
  order: 20,
  label: 'Messages',
  icon: 'mail',
  collection: 'messages',
  countText: ({ newMessages }) => `${inDigits(newMessages)} new`,
};
