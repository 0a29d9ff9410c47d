import type { ImageBlock } from '#core/article/blocks/image.ts';
import { Picture } from '../../design/picture.tsx';
import { Caption } from '../caption.tsx';
import type { BlockPart } from './block-part.ts';

export const ImagePart: BlockPart<ImageBlock> = ({ block, setting: { placeholder } }) => (
  <figure className="my-7">
    <Picture
      picture={{ ...block, placeholder }}
      ratio="16:9"
      sizes="(min-width: 768px) 44rem, 100vw"
      className="w-full"
    />
    {block.caption && <Caption text={block.caption} />}
  </figure>
);
