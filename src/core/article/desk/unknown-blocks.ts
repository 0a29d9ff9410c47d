import { Refusal } from '../../errors.ts';
import { blockTypeOf, type ContentBlock } from '../content-block.ts';

/**
 * Refuses with `invalid` blocks that articles can't show, except those that are stored already, which a
 * newer version or another program wrote.
 */
export function refuseUnknownBlocks(
  content: readonly ContentBlock[],
  stored: readonly ContentBlock[] = [],
): void {
  const known = new Set(stored.map(({ id, type }) => `${type} ${id}`));
  for (const [at, block] of content.entries()) {
    if (blockTypeOf(block) || known.has(`${block.type} ${block.id}`)) continue;
    throw new Refusal({
      kind: 'invalid',
      code: 'block-type-unknown',
      params: { number: at + 1, type: block.type.slice(0, 100) },
      field: `content.${at}`,
    });
  }
}
