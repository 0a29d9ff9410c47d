import type { EmbedBlock } from '#core/article/blocks/embed.ts';
import { safeLink } from '#core/text/safe-address.ts';
import type { BlockPart } from './block-part.ts';

export const EmbedPart: BlockPart<EmbedBlock> = ({ block }) => (
  <p>
    <a href={safeLink(block.url)}>{block.title || block.url}</a>
  </p>
);
