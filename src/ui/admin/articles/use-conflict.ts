import { useEffect, useState } from 'react';
import type { ProblemDetails } from '#api/problem.ts';
import { type Article, articleSchema } from '#core/article/article.ts';
import { dismissToast } from '#ui/kit/toast-store.ts';
import { adminClient } from '../parts/admin-client.ts';
import { readRecord } from '../parts/read-record.ts';

/** What another save left behind. */
export type Conflict = { kind: 'changed'; stored: Article } | { kind: 'deleted' };

async function conflictOver(id: string): Promise<Conflict> {
  const stored = await readRecord(adminClient(), 'articles', id);
  return stored ? { kind: 'changed', stored: articleSchema.parse(stored) } : { kind: 'deleted' };
}

/** After a save that somebody else forestalled: what is stored now. */
export function useConflict(id: string | undefined, failure: ProblemDetails | undefined) {
  const [conflict, setConflict] = useState<Conflict>();
  useEffect(() => {
    if (failure?.code !== 'conflict' || id === undefined) return undefined;
    let isCurrent = true;
    conflictOver(id).then(
      (found) => {
        if (!isCurrent) return;
        setConflict(found);
        // The dialog says it, and the toast would stand before its buttons.
        dismissToast();
      },
      (error: unknown) => console.error(error),
    );
    return () => {
      isCurrent = false;
    };
  }, [id, failure]);
  return { conflict, settle: () => setConflict(undefined) };
}
