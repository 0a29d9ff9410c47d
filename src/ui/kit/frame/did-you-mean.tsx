import * as words from '#ui/words/search-words.ts';
import { Sentence } from '../design/sentence.tsx';

interface DidYouMeanProps {
  suggestion: string;
  /** Address of the corrected search. */
  href: string;
  className: string;
}

/** Link to a search whose words articles have. */
export const DidYouMean = ({ suggestion, href, className }: DidYouMeanProps) => (
  <p className={`text-ui ${className}`}>
    <Sentence
      words={words.didYouMean}
      slots={{
        term: () => (
          <a data-stop="" className="font-semibold underline" href={href}>
            {suggestion}
          </a>
        ),
      }}
    />
  </p>
);
