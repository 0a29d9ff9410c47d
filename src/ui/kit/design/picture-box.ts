import type { LeadPicture } from '#core/article/article-card.ts';

export const pictureBoxes = {
  '16:9': { ratio: 'aspect-[16/9]', width: 1600, height: 900 },
  '4:3': { ratio: 'aspect-[4/3]', width: 1200, height: 900 },
  '7:5': { ratio: 'aspect-[7/5]', width: 1260, height: 900 },
  '1:1': { ratio: 'aspect-square', width: 900, height: 900 },
  '9:16': { ratio: 'aspect-[9/16]', width: 900, height: 1600 },
} as const;

export type PictureRatio = keyof typeof pictureBoxes;

export interface PictureProps {
  picture: Pick<LeadPicture, 'src' | 'alt' | 'placeholder'>;
  ratio: PictureRatio;
  /** For the picture seen first: fetched at once and before others. */
  eager?: boolean;
  /** Beside a headline that says the same, as in a thumb: no alternative text. */
  isDecorative?: boolean;
  /** The `sizes` attribute; default one third of the viewport. */
  sizes?: string | undefined;
  /** On the box; another ratio from a breakpoint on, a greatest height. */
  className?: string;
}

/** Classes of the box. */
export const boxed = (ratio: PictureRatio, className: string): string =>
  `pic ${pictureBoxes[ratio].ratio} ${className}`;
