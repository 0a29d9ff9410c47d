import type { ReactNode } from 'react';
import { PublishedTime } from '#ui/kit/design/published-time.tsx';
import { Sentence } from '#ui/kit/design/sentence.tsx';
import * as words from '#ui/words/saved-words.ts';

interface SavedRowProps {
  ink?: string | undefined;
  /** Kicker and headline. */
  children: ReactNode;
  savedAt: string;
  picture?: ReactNode;
  /** Button that takes the article off the list. */
  remove: ReactNode;
}

/** A row of saved articles. */
export const SavedRow = ({ ink, children, savedAt, picture, remove }: SavedRowProps) => (
  <li
    data-ink={ink}
    className="flex items-start gap-3 border-rule border-b py-3.5 first:pt-0 md:gap-4"
  >
    <div className="min-w-0 flex-1">
      {children}
      <p className="mt-1.5 text-meta">
        <Sentence
          words={words.savedAgo}
          slots={{ time: () => <PublishedTime published={{ publishedAt: savedAt }} /> }}
        />
      </p>
    </div>
    {picture ? <div className="w-18 flex-none md:w-26">{picture}</div> : null}
    {remove}
  </li>
);

export const removeLook = 'icon-button -mt-2 flex-none';
