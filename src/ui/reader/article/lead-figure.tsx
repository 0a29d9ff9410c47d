import type { ArticlePage } from '#core/article/article-page.ts';
import { Caption } from '#ui/kit/article/caption.tsx';
import { Picture } from '#ui/kit/design/picture.tsx';

/** The lead picture, at most 500 px high; edge to edge on phones. */
export function LeadFigure({ article: { leadPicture } }: { article: ArticlePage }) {
  const { src, caption, credit } = leadPicture;
  return (
    <figure className="-mx-(--margin) mt-4 md:mx-0 print:hidden">
      <Picture
        picture={leadPicture}
        ratio="16:9"
        eager
        sizes="(min-width: 1024px) 66vw, 100vw"
        isDecorative={src === undefined}
        className="max-h-[500px] w-full"
      />
      <Caption text={caption} credit={credit} className="px-(--margin) md:px-0" />
    </figure>
  );
}
