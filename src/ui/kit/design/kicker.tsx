import type { ArticleCard } from '#core/article/article-card.ts';
import * as kitWords from '#ui/words/kit-words.ts';
import { categoryPath } from '../../routes.ts';
import { writtenIn } from './written-in.ts';

/** Rising sun, the icon of live blogs. */
export function LiveDisc({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 28 20" aria-hidden="true" className={`h-[15px] w-5 ${className}`}>
      <circle cx="14" cy="10" r="6" fill="currentColor" />
      <circle cx="14" cy="10" r="9" fill="none" stroke="currentColor" strokeWidth="1.6" />
    </svg>
  );
}

interface KickerProps {
  article: Pick<ArticleCard, 'category' | 'kicker' | 'isLive'>;
  className?: string;
}

/** Marks an article as an ongoing live blog. */
const LiveLabel = () => (
  <b className="mt-2.5 mb-1 flex w-fit items-center gap-1.5 bg-night-2 py-0.5 pe-2 ps-1.5 text-[0.8125rem]/5 text-night-ink">
    <LiveDisc className="text-mark" />
    {kitWords.live}
  </b>
);

/** Kicker above a headline, or else the category's name; a link to the category, in its colour. */
export function Kicker({ article, className = '' }: KickerProps) {
  const { category, kicker, isLive } = article;
  const words = kicker ?? category.name;
  return (
    <>
      {isLive && <LiveLabel />}
      <a
        href={categoryPath(category.slug)}
        data-ink={category.ink}
        {...writtenIn(words)}
        className={`-mt-[3px] block w-fit max-w-full py-[3px] text-kicker hover:underline-ui ${className}`}
      >
        {words}
      </a>
    </>
  );
}
