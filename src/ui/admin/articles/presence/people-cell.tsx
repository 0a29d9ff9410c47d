import { useState } from 'react';
import type { PresentPerson } from '#core/article/presence/presence.ts';
import * as articleDialogsWords from '#ui/words/admin/article-dialogs-words.ts';
import { adminClient } from '../../parts/api/admin-client.ts';
import { useBackOffice } from '../../shell/back-office-route.tsx';
import { usePolled } from './use-editor-presence.ts';

/** Initials of a name: those of its first and last word. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const [first = ''] = words;
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  return `${first.slice(0, 1)}${last.slice(0, 1)}`.toUpperCase();
}

/** Square with a person's initials and the sun of those who are here. Its name is beside it in words. */
export const PersonSquare = ({ name }: { name: string }) => (
  <span
    aria-hidden="true"
    title={name}
    className="relative inline-grid size-6 flex-none place-items-center rounded-2 bg-wash-2 font-bold text-[0.65625rem]/none text-ink after:absolute after:-bottom-[3px] after:left-1/2 after:h-1.5 after:w-3 after:-translate-x-1/2 after:rounded-t-full after:bg-sun"
  >
    {initialsOf(name)}
  </span>
);

/** People who have articles open, by the article's id. */
export function usePeople(): ReadonlyMap<string, readonly PresentPerson[]> {
  const { edition } = useBackOffice().site;
  const [people, setPeople] = useState<ReadonlyMap<string, readonly PresentPerson[]>>(new Map());
  usePolled(edition === 'server', async () => {
    const { articles } = await adminClient().askInBackground('GET /admin/presence');
    setPeople(new Map(articles.map(({ id, people: here }) => [id, here])));
  });
  return people;
}

/** People who have an article open, in a row of the list. */
export function PeopleCell({ people = [] }: { people: readonly PresentPerson[] | undefined }) {
  if (people.length === 0) return null;
  return (
    <span className="inline-flex flex-wrap gap-1">
      {people.map(({ name, mode }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name
        <span key={at}>
          <PersonSquare name={name} />
          <span className="sr-only">
            {mode === 'writing'
              ? articleDialogsWords.isWritingIt(name)
              : articleDialogsWords.isReadingIt(name)}
          </span>
        </span>
      ))}
    </span>
  );
}
