import { useEffect, useState } from 'react';
import { adminClient } from '../../parts/api/admin-client.ts';
import { openNotesInWords } from './notes-group.tsx';

/** Numbers of open notes by the article's id, loaded again with each list. */
export function useOpenNotes(list: object): ReadonlyMap<string, number> {
  const [counts, setCounts] = useState<ReadonlyMap<string, number>>(new Map());
  // biome-ignore lint/correctness/useExhaustiveDependencies: a list that is loaded again brings new notes
  useEffect(() => {
    let isCurrent = true;
    adminClient()
      .askInBackground('GET /admin/open-notes')
      .then(
        ({ articles }) =>
          isCurrent && setCounts(new Map(articles.map(({ id, open }) => [id, open]))),
        () => undefined,
      );
    return () => {
      isCurrent = false;
    };
  }, [list]);
  return counts;
}

/** Number of open notes, in a row of the list. */
export const OpenNotesCell = ({ count = 0 }: { count: number | undefined }) =>
  count === 0 ? null : (
    <span className="text-label">
      <span aria-hidden="true" className="max-md:hidden">
        {count}
      </span>
      <span className="text-meta md:sr-only">{openNotesInWords(count)}</span>
    </span>
  );
