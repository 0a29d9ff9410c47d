import type { ArticleCard } from '#core/article/article-card.ts';
import { Picture } from '#ui/kit/design/picture.tsx';
import type { PictureRatio } from '#ui/kit/design/picture-box.ts';
import { articlePath } from '#ui/routes.ts';

/** Keyboards and screen readers get the headline's link only. */
const forPointerOnly = { tabIndex: -1, 'aria-hidden': true } as const;

interface PictureLinkProps {
  article: ArticleCard;
  ratio: PictureRatio;
  eager?: boolean;
  /** The `sizes` attribute of the picture. */
  sizes?: string;
  /** Classes of the link. */
  className?: string;
  /** Classes of the picture's box. */
  boxClassName?: string;
}

/** The picture of a card, as a larger click target. */
export function PictureLink(props: PictureLinkProps) {
  const { article, ratio, eager = false, sizes, className = '', boxClassName = '' } = props;
  return (
    <a
      href={articlePath(article)}
      {...forPointerOnly}
      data-ink={article.category.ink}
      className={`block min-w-0 ${className}`}
    >
      <Picture
        picture={article.picture}
        ratio={ratio}
        eager={eager}
        sizes={sizes}
        isDecorative
        className={boxClassName}
      />
    </a>
  );
}
