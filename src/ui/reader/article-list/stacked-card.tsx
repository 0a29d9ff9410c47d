import type { ArticleCard } from '#core/article/article-card.ts';
import { Kicker } from '#ui/kit/design/kicker.tsx';
import type { PictureRatio } from '#ui/kit/design/picture-box.ts';
import { ArticleMeta } from './article-meta.tsx';
import { Headline } from './headline.tsx';
import { PictureLink } from './picture-link.tsx';
import { Summary } from './summary.tsx';

const arrangements = {
  /** Picture above the text. */
  stacked: { card: '', picture: '', text: 'mt-2.5' },
  /** On phones, text on the left and picture on the right; stacked from 768 px. */
  'row-on-phones': {
    card: 'grid grid-cols-[minmax(0,1fr)_112px] gap-4 md:block',
    picture: 'order-2',
    text: 'md:mt-2.5',
  },
  /** From 768 px, text beside the picture: for a card that fills a whole row. */
  beside: {
    card: 'md:grid md:grid-cols-[5fr_4fr] md:gap-x-(--gutter)',
    picture: '',
    text: 'mt-2.5 md:mt-0',
  },
} as const;

interface StackedCardProps {
  article: ArticleCard;
  size?: 'h2' | 'h3' | 'h4';
  level?: 2 | 3;
  ratio?: PictureRatio;
  arrangement?: keyof typeof arrangements;
  hasKicker?: boolean;
  hasSummary?: boolean;
}

const styles = { h2: 'text-h2', h3: 'text-h3', h4: 'text-h4' } as const;

/** Picture, headline, optional summary, time. */
export function StackedCard({
  article,
  size = 'h4',
  level = 3,
  ratio = '4:3',
  arrangement = 'stacked',
  hasKicker = false,
  hasSummary = false,
}: StackedCardProps) {
  const { card, picture, text } = arrangements[arrangement];
  return (
    <article data-ink={article.category.ink} className={`group min-w-0 ${card}`}>
      <PictureLink article={article} ratio={ratio} className={picture} />
      <div className={`min-w-0 ${text}`}>
        {hasKicker && <Kicker article={article} />}
        <Headline article={article} level={level} className={styles[size]} />
        {hasSummary && <Summary className="mt-2 line-clamp-4">{article.summary}</Summary>}
        <ArticleMeta article={article} className="mt-2" />
      </div>
    </article>
  );
}
