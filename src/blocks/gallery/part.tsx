import { counted } from '#core/locale/plural.ts';
import type { BlockPart } from '#ui/kit/article/blocks/block-part.ts';
import { Caption } from '#ui/kit/article/caption.tsx';
import { Picture } from '#ui/kit/design/picture.tsx';
import { writtenIn } from '#ui/kit/design/written-in.ts';
import { InTurns } from '#ui/kit/page/in-turns.tsx';
import * as words from '#ui/words/blocks-words.ts';
import type { GalleryBlock, GalleryPicture } from './gallery.ts';

interface ShownPictureProps {
  picture: GalleryPicture;
  placeholder: number;
  isLarge?: boolean;
  sizes: string;
  /** Classes of the picture's box. */
  className?: string;
}

const ShownPicture = (props: ShownPictureProps) => {
  const { picture, placeholder, isLarge = false, sizes, className = '' } = props;
  return (
    <figure className="min-w-0">
      <Picture
        picture={{ ...picture, placeholder }}
        ratio={isLarge ? '16:9' : '4:3'}
        sizes={sizes}
        className={`w-full ${className}`}
      />
      <Caption text={picture.caption} credit={picture.credit} />
    </figure>
  );
};

/** Columns from 768 px for the pictures below the first one. */
const columnsFor = (rest: number): string =>
  rest % 3 !== 0 && rest % 2 === 0 ? 'md:grid-cols-2' : 'md:grid-cols-3';

// On phones a last picture without a neighbour is as wide as the first one.
const lone = 'max-md:[li:last-child:nth-child(even)_&]:aspect-[16/9]';

function Grid({ pictures, placeholder }: { pictures: GalleryPicture[]; placeholder: number }) {
  const isPair = pictures.length === 2;
  const places = isPair
    ? 'md:grid-cols-2'
    : `${columnsFor(pictures.length - 1)} [&>li:first-child]:col-span-full max-md:[&>li:last-child:nth-child(even)]:col-span-full`;
  return (
    <ul className={`grid grid-cols-2 gap-2.5 md:gap-3 ${places}`}>
      <InTurns>
        {pictures.map((picture, at) => {
          const isLarge = at === 0 && !isPair;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies a picture
            <li key={at} className="min-w-0">
              <ShownPicture
                picture={picture}
                placeholder={placeholder}
                isLarge={isLarge}
                sizes={
                  isLarge ? '(min-width: 768px) 44rem, 100vw' : '(min-width: 768px) 22rem, 50vw'
                }
                className={isLarge || isPair ? '' : lone}
              />
            </li>
          );
        })}
      </InTurns>
    </ul>
  );
}

const countOf = (pictures: GalleryPicture[]): string => counted(pictures.length, words.pictures);

/** Pictures in a row that scrolls sideways, by keyboard too. */
function Strip({ pictures, placeholder }: { pictures: GalleryPicture[]; placeholder: number }) {
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups inputs */}
      <div
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it must scroll by keyboard
        tabIndex={0}
        role="group"
        aria-label={words.scrollSideways(countOf(pictures))}
        className="snap-x snap-proximity overflow-x-auto pb-2.5 [scrollbar-color:var(--edge)_transparent] [scrollbar-width:thin] max-md:-mx-(--margin) max-md:scroll-px-(--margin) max-md:px-(--margin)"
      >
        <ul className="flex gap-2.5">
          <InTurns>
            {pictures.map((picture, at) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies a picture
                key={at}
                className="w-[min(76vw,18.75rem)] flex-none snap-start md:w-[min(42%,21.25rem)]"
              >
                <ShownPicture
                  picture={picture}
                  placeholder={placeholder}
                  sizes="(min-width: 768px) 320px, 76vw"
                />
              </li>
            ))}
          </InTurns>
        </ul>
      </div>
    </>
  );
}

export const Part: BlockPart<GalleryBlock> = ({ block, setting: { placeholder } }) => {
  const { title = '', pictures, layout } = block;
  if (pictures.length === 0) return null;
  const isStrip = layout === 'strip' && pictures.length > 1;
  const Layout = isStrip ? Strip : Grid;
  return (
    <figure
      aria-label={words.gallery(title || countOf(pictures))}
      className="my-7 max-w-none xl:clear-left print:hidden"
    >
      {title || isStrip ? (
        <p className="mb-2.5 flex items-baseline justify-between gap-4 font-bold font-sans text-[1rem]/5.5">
          <span {...writtenIn(title)}>{title}</span>
          {isStrip ? (
            <span aria-hidden="true" className="flex-none font-normal text-meta">
              {words.sideways(countOf(pictures))}
            </span>
          ) : null}
        </p>
      ) : null}
      <Layout pictures={pictures} placeholder={placeholder} />
    </figure>
  );
};
