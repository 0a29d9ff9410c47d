import { useState } from 'react';
import type { PresentPerson } from '#core/article/presence/presence.ts';
import * as articleDialogsWords from '#ui/words/admin/article-dialogs-words.ts';
import { adminClient } from '../../parts/api/admin-client.ts';
import { useBackOffice } from '../../shell/back-office-route.tsx';
import { PersonSquare } from './person-square.tsx';
import { usePolled } from './use-editor-presence.ts';

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
      {people.map(({ name, mode, picture }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name
        <span key={at}>
          <PersonSquare name={name} picture={picture} isHere />
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
