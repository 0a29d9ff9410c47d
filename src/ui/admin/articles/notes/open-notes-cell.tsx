import { adminClient } from '../../parts/api/admin-client.ts';
import { useLoaded } from '../../parts/api/use-loaded.ts';
import { openNotesInWords } from './notes-group.tsx';

const none: ReadonlyMap<string, number> = new Map();

/** Numbers of open notes by the article's id, loaded again with each list. */
export function useOpenNotes(list: object): ReadonlyMap<string, number> {
  const { value = none } = useLoaded(
    'open-notes',
    async () => {
      const { articles } = await adminClient().askInBackground('GET /admin/open-notes');
      return new Map(articles.map(({ id, open }) => [id, open]));
    },
    { after: list },
  );
  return value;
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
