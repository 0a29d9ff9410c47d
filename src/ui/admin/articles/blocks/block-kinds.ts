import { ofEachType } from '#blocks/of-each-type.ts';
import {
  type BlockType,
  blockTypeOf,
  blockTypes,
  type ContentBlock,
} from '#core/article/content-block.ts';
import * as words from '#ui/words/admin/surface-words.ts';
import type { AdminIconName } from '../../parts/admin-icon.tsx';
import type { BlockKind } from './define-block-kind.ts';
import { newBlockId } from './new-block-id.ts';

/** A kind of blocks, for blocks of any type. */
export type AnyKind = BlockKind<ContentBlock>;

/** Every type of blocks, as it is written. */
const kinds = ofEachType(
  'kind.tsx',
  import.meta.glob<AnyKind>('../../../../blocks/*/kind.tsx', { eager: true, import: 'kind' }),
);

/** Kind of a type. Its functions take only blocks of that type. */
export const kindOf = (type: BlockType): AnyKind => kinds[type];

/** Types in the order of their buttons. */
export const kindEntries = blockTypes.map((type): [BlockType, AnyKind] => [type, kindOf(type)]);

export const emptyBlock = (type: BlockType): ContentBlock => ({
  ...kindOf(type).empty(),
  type,
  id: newBlockId(),
});

/** Label and icon of a block. */
export function blockKindOf(block: ContentBlock): { label: string; icon: AdminIconName } {
  const type = blockTypeOf(block);
  return type ? kindOf(type) : { label: words.otherBlock, icon: 'text' };
}
