import type { BlockPart } from '#ui/kit/article/blocks/block-part.ts';
import { Caption } from '#ui/kit/article/caption.tsx';
import { Picture } from '#ui/kit/design/picture.tsx';
import type { ImageBlock } from './image.ts';

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

/** Lowest ratio of a picture in the text: a higher one would push the text off the screen. */
const HIGHEST = 4 / 5;

export const Part: BlockPart<ImageBlock> = ({ block, setting: { placeholder } }) => {
  const { figure, picture, sizes } = widths[block.width ?? 'text'];
  const isFull = block.width === 'full';
  const ownRatio = block.crop && !isFull ? Math.max(HIGHEST, block.crop.ratio) : undefined;
  return (
    <figure className={`${figure} print:hidden`}>
      <Picture
        picture={{ ...block, placeholder }}
        ratio="16:9"
        ownRatio={ownRatio}
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
