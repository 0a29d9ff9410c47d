import { type ReactNode, useContext } from 'react';
import type { ArticleCard } from '#core/article/article-card.ts';
import { writtenIn } from '#ui/kit/design/written-in.ts';
import { ServerPageContext } from '#ui/kit/page/server-page.ts';
import { articlePath } from '#ui/routes.ts';
import { drawScript } from './draw-script.ts';

export interface HeadlineProps {
  article: ArticleCard;
  level: 1 | 2 | 3 | 4;
  /** Class of the text style, such as `text-h4`. */
  className: string;
  /** Replaces the title, for example to mark search matches in it. */
  children?: ReactNode;
}

/**
 * The title, or one of two that are tested, drawn at random as the page is read in. Without script, and in the browser
 * edition, it is the first.
 */
function TestedTitle({ article: { id, title, headlineTest } }: Pick<HeadlineProps, 'article'>) {
  const isOnServer = useContext(ServerPageContext) !== undefined;
  if (!headlineTest || !isOnServer) return title;
  const { key, other } = headlineTest;
  return (
    <>
      <span data-test={`${id}:${key}`}>
        <span>{title}</span>
        <span hidden>{other}</span>
      </span>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours */}
      <script dangerouslySetInnerHTML={{ __html: drawScript }} />
    </>
  );
}

/** Headline with the card's only link for keyboards and screen readers. */
export function Headline({ article, level, className, children }: HeadlineProps) {
  const Heading = `h${level}` as const;
  return (
    <Heading className={className} {...writtenIn(article.title)}>
      <a href={articlePath(article)} className="hover:underline-sec">
        {children ?? <TestedTitle article={article} />}
      </a>
    </Heading>
  );
}
