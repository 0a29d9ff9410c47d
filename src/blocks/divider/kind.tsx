import type { CardKind } from '#ui/admin/articles/blocks/define-block-kind.ts';
import type { DividerBlock } from './divider.ts';

export const kind: CardKind<DividerBlock> = {
  label: 'Divider',
  icon: 'divider',
  group: 'More',
  words: 'rule line hr',
  empty: () => ({ type: 'divider' }),
  Fields: undefined,
};
