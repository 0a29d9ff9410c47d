import { useEffect, useId, useState } from 'react';
import type { ArticleRow } from '#core/article/article-row.ts';
import { findArticles } from './find-articles.ts';

/** Milliseconds without a keystroke before a search begins. */
const PAUSE = 200;
const MOST_SHOWN = 6;

interface ArticleFinderProps {
  label: string;
  onPick: (article: ArticleRow) => void;
}

/** Finds one of our own articles by its words. */
export function ArticleFinder({ label, onPick }: ArticleFinderProps) {
  const id = useId();
  const [words, setWords] = useState('');
  const [found, setFound] = useState<{ words: string; articles: readonly ArticleRow[] }>();
  useEffect(() => {
    if (words.trim() === '') return undefined;
    let isCurrent = true;
    const timer = setTimeout(
      () =>
        void findArticles(words).then(
          (articles) => isCurrent && setFound({ words, articles }),
          (error: unknown) => console.error(error),
        ),
      PAUSE,
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [words]);
  const shown = words.trim() === '' ? undefined : found;
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-label">
        {label}
      </label>
      <input
        id={id}
        type="search"
        value={words}
        onChange={({ target }) => setWords(target.value)}
        // Enter would submit the surrounding editor's form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        className="field-box pointer-fine:min-h-10 pointer-fine:py-2"
      />
      <p role="status" className={shown?.articles.length === 0 ? 'mt-2 text-meta' : 'sr-only'}>
        {shown?.articles.length === 0 ? `Nothing found for “${shown.words}”.` : ''}
      </p>
      {shown && shown.articles.length > 0 ? (
        <ul className="mt-2 border-rule border-t">
          {shown.articles.slice(0, MOST_SHOWN).map((article) => (
            <li key={article.id} className="border-rule border-b">
              <button
                type="button"
                onClick={() => onPick(article)}
                className="block min-h-11 w-full px-1 py-1.5 text-left hover:bg-wash"
              >
                <span className="block font-semibold">{article.title}</span>
                <span className="text-meta">{article.category}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
