import type { ArticleCard } from '#core/article/article-card.ts';
import { Picture, type PictureRatio } from '#ui/kit/picture.tsx';
import { articlePath } from '#ui/routes.ts';

interface PictureLinkProps {
  article: ArticleCard;
  ratio: PictureRatio;
  eager?: boolean;
  /** On the link. */
  className?: string;
  /** On the picture's box. */
  boxClassName?: string;
}

/** The picture as a larger target for the pointer; for everybody else the headline is the link. */
export function PictureLink(props: PictureLinkProps) {
  const { article, ratio, eager = false, className = '', boxClassName = '' } = props;
  return (
    // biome-ignore lint/a11y/useAnchorContent: hidden on purpose, the headline's link is the named one
    <a
      href={articlePath(article.id)}
      tabIndex={-1}
      aria-hidden="true"
      data-ink={article.category.ink}
      className={`block min-w-0 ${className}`}
    >
      <Picture
        picture={article.picture}
        ratio={ratio}
        eager={eager}
        isDecorative
        className={boxClassName}
      />
    </a>
  );
}
