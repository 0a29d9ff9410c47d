import type { AudioBlock } from '#core/article/blocks/audio.ts';
import { safeMedia } from '#core/text/safe-address.ts';
import type { BlockPart } from './block-part.ts';

export const AudioPart: BlockPart<AudioBlock> = ({ block }) => (
  <figure>
    <figcaption>{block.title}</figcaption>
    {/* biome-ignore lint/a11y/useMediaCaption: the transcript is beside it */}
    <audio controls preload="none" src={safeMedia(block.src)} />
  </figure>
);
