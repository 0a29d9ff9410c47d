import type { ImageBlock } from '#core/article/blocks/image.ts';
import { Picture } from '../../design/picture.tsx';
import { Caption } from '../caption.tsx';
import type { BlockPart } from './block-part.ts';

/** Places of a picture by its width; the article's column says how far it may reach. */
const widths = {
  text: { figure: 'my-7', picture: '', sizes: '(min-width: 768px) 44rem, 100vw' },
  wide: { figure: 'my-7 max-w-none', picture: '', sizes: '(min-width: 1024px) 50vw, 100vw' },
  full: {
    figure: 'my-7 full-width lg:my-10',
    picture: 'md:aspect-[2/1]',
    sizes: '(min-width: 1024px) 66vw, 100vw',
  },
} as const;

export const ImagePart: BlockPart<ImageBlock> = ({ block, setting: { placeholder } }) => {
  const { figure, picture, sizes } = widths[block.width ?? 'text'];
  const isFull = block.width === 'full';
  return (
    <figure className={`${figure} print:hidden`}>
      <Picture
        picture={{ ...block, placeholder }}
        ratio="16:9"
        sizes={sizes}
        className={`w-full ${picture}`}
      />
      <Caption
        text={block.caption}
        credit={block.credit}
        className={isFull ? 'max-md:px-(--margin)' : ''}
      />
    </figure>
  );
};
