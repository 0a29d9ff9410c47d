import type { GalleryBlock } from '#core/article/blocks/gallery.ts';
import { Picture } from '../../design/picture.tsx';
import { Caption } from '../caption.tsx';
import type { BlockPart } from './block-part.ts';

export const GalleryPart: BlockPart<GalleryBlock> = ({ block, setting: { placeholder } }) => (
  <ul>
    {block.pictures.map((picture, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies a picture
      <li key={at}>
        <figure>
          <Picture picture={{ ...picture, placeholder }} ratio="4:3" className="w-full" />
          {picture.caption && <Caption text={picture.caption} />}
        </figure>
      </li>
    ))}
  </ul>
);
