import { useState } from 'react';
import { defineIsland } from '#ui/kit/page/define-island.tsx';

interface QuickSearchProps {
  words: string[];
}

/** Search while typing, with a comment field: interactions that no island of the site has. */
function SearchAndComment({ words }: QuickSearchProps) {
  const [term, setTerm] = useState('');
  const [focused, setFocused] = useState(0);
  const [isExact, setExact] = useState(false);
  const [comment, setComment] = useState('');
  const found = words.filter((word) => (isExact ? word === term : term && word.startsWith(term)));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setComment(String(new FormData(event.currentTarget).get('comment')));
      }}
    >
      <input aria-label="Term" value={term} onChange={({ target }) => setTerm(target.value)} />
      <input
        aria-label="Exact"
        type="checkbox"
        checked={isExact}
        onChange={({ target }) => setExact(target.checked)}
      />
      <textarea aria-label="Comment" name="comment" onFocus={() => setFocused(focused + 1)} />
      <button type="submit">Send</button>
      <ul aria-label="Found">
        {found.map((word) => (
          <li key={word}>{word}</li>
        ))}
      </ul>
      <p>{`Focused ${focused}, sent: ${comment}`}</p>
    </form>
  );
}

export const QuickSearch = defineIsland({
  name: 'quick-search',
  part: SearchAndComment,
  wakes: ['input input', 'change [type=checkbox]', 'focusin textarea', 'submit form'],
});
