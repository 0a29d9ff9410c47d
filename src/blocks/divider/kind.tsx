import type { CardKind } from '#ui/admin/articles/blocks/define-block-kind.ts';
import * as surfaceWords from '#ui/words/admin/surface-words.ts';
import type { DividerBlock } from './divider.ts';

export const kind: CardKind<DividerBlock> = {
  label: surfaceWords.divider,
  icon: 'divider',
  group: surfaceWords.more,
  words: surfaceWords.ruleLineHr,
  empty: () => ({ type: 'divider' }),
  Fields: undefined,
};
