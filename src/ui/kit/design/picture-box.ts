import type { LeadPicture } from '#core/article/article-card.ts';
import type { Crop } from '#core/article/crop.ts';
import type { Focus } from '#core/article/focus.ts';

export const pictureBoxes = {
  '16:9': { ratio: 'aspect-[16/9]', width: 1600, height: 900 },
  '4:3': { ratio: 'aspect-[4/3]', width: 1200, height: 900 },
  '7:5': { ratio: 'aspect-[7/5]', width: 1260, height: 900 },
  '1:1': { ratio: 'aspect-square', width: 900, height: 900 },
  '9:16': { ratio: 'aspect-[9/16]', width: 900, height: 1600 },
} as const;

export type PictureRatio = keyof typeof pictureBoxes;

export interface PictureProps {
  picture: Pick<LeadPicture, 'src' | 'alt' | 'placeholder'> & {
    focus?: Focus | undefined;
    crop?: Crop | undefined;
  };
  ratio: PictureRatio;
  /** Ratio of the box in place of that of `ratio`, where the picture's own decides. */
  ownRatio?: number | undefined;
  /** Loads the picture eagerly, with high priority; for the first one in view. */
  eager?: boolean;
  /** Empty alternative text, for a picture beside its headline. */
  isDecorative?: boolean;
  /** The `sizes` attribute; default one third of the viewport. */
  sizes?: string | undefined;
  /** Classes of the box, such as a ratio from a breakpoint on or a maximum height. */
  className?: string;
}

/** Classes of the box. */
export const boxed = (ratio: PictureRatio, className = ''): string =>
  `pic ${pictureBoxes[ratio].ratio} ${className}`;
