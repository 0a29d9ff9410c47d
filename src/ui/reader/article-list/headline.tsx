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
 * Headline with the card's only link for keyboards and screen readers. Of two that are tested, one is drawn at random as the
 * page is read in; without script, and in the browser edition, it is the first.
 */
export function Headline({ article, level, className, children }: HeadlineProps) {
  const Heading = `h${level}` as const;
  const page = useContext(ServerPageContext);
  // An exported page counts nothing, so it draws nothing.
  const test = page && !page.isExported ? article.headlineTest : undefined;
  return (
    <>
      <Heading className={className} {...writtenIn(article.title)}>
        <a
          href={articlePath(article)}
          className="hover:underline-sec"
          data-test={test && `${article.id}:${test.key}`}
          data-other={test?.other}
        >
          {children ?? article.title}
        </a>
      </Heading>
      {test ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
        <script dangerouslySetInnerHTML={{ __html: drawScript }} />
      ) : null}
    </>
  );
}
