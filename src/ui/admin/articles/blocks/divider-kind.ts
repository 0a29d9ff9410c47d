import type { DividerBlock } from '#core/article/blocks/divider.ts';
import type { CardKind } from './define-block-kind.ts';

export const dividerKind: CardKind<DividerBlock> = {
  label: 'Divider',
  icon: 'divider',
  group: 'More',
  words: 'rule line hr',
  empty: () => ({ type: 'divider' }),
  Fields: undefined,
};
