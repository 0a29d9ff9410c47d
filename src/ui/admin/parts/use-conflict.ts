import { useEffect, useState } from 'react';
import type { ProblemDetails } from '#api/problem.ts';
import type { CollectionName, RecordOf } from '#core/collections.ts';
import { dismissToast } from '#ui/kit/toast-store.ts';
import { adminClient } from './admin-client.ts';
import { readRecord } from './read-record.ts';

/** What another save left behind: the record as it is stored now, or none. */
export interface Theirs<Stored> {
  stored: Stored | undefined;
}

/** After a save that somebody else forestalled: what is stored now. */
export function useConflict<Name extends CollectionName>(
  collection: Name,
  id: string | undefined,
  failure: ProblemDetails | undefined,
) {
  const [theirs, setTheirs] = useState<Theirs<RecordOf<Name>>>();
  useEffect(() => {
    if (failure?.code !== 'conflict' || id === undefined) return undefined;
    let isCurrent = true;
    readRecord(adminClient(), collection, id).then(
      (stored) => {
        if (!isCurrent) return;
        setTheirs({ stored });
        // The dialog says it, and the toast would stand before its buttons.
        dismissToast();
      },
      (error: unknown) => console.error(error),
    );
    return () => {
      isCurrent = false;
    };
  }, [collection, id, failure]);
  return { theirs, settle: () => setTheirs(undefined) };
}
