import { useEffect, useState } from 'react';
import { answerOf } from '#api/client.ts';
import { Problem, type ProblemDetails } from '#api/problem.ts';
import { type Article, articleSchema } from '#core/article/article.ts';
import { dismissToast } from '#ui/kit/toast-store.ts';
import { adminClient } from '../parts/admin-client.ts';

/** What another save left behind. */
export type Conflict = { kind: 'changed'; stored: Article } | { kind: 'deleted' };

async function conflictOver(id: string): Promise<Conflict> {
  const param = { collection: 'articles', id };
  try {
    const stored = await answerOf(adminClient()[':collection'][':id'].$get({ param }));
    return { kind: 'changed', stored: articleSchema.parse(stored) };
  } catch (error) {
    if (error instanceof Problem && error.details.code === 'not-found') return { kind: 'deleted' };
    throw error;
  }
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
