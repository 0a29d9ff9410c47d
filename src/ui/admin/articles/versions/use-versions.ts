import { useEffect, useState } from 'react';
import { type Problem, unexpectedProblem } from '#api/problem.ts';
import { articleSchema } from '#core/article/article.ts';
import type { ListedRevision } from '#core/article/desk/revision.ts';
import { adminClient } from '../../parts/api/admin-client.ts';
import { fetchRecord } from '../../parts/api/record-calls.ts';
import { type ArticleFields, fieldsOf } from '../editor/article-fields.ts';

interface LoadedVersions {
  versions: readonly ListedRevision[];
  /** True if there are older ones than those. */
  hasMore: boolean;
}

/** Loads the versions of an article, newest first, and older ones on request. */
export function useVersions(articleId: string) {
  const [loaded, setLoaded] = useState<LoadedVersions>();
  const [page, setPage] = useState(1);
  const [failure, setFailure] = useState<Problem['details']>();
  useEffect(() => {
    let isCurrent = true;
    async function load(): Promise<void> {
      try {
        const list = await adminClient().ask('GET /admin/revisions', {
          filter: `article:${articleId}`,
          page: String(page),
        });
        if (!isCurrent) return;
        setLoaded((before) => ({
          versions: page === 1 ? list.records : [...(before?.versions ?? []), ...list.records],
          hasMore: page < list.pages,
        }));
      } catch (error) {
        if (isCurrent) setFailure(unexpectedProblem(error).details);
      }
    }
    void load();
    return () => {
      isCurrent = false;
    };
  }, [articleId, page]);
  return { loaded, failure, loadMore: () => setPage((shown) => shown + 1) };
}

/** Loads the words of a version. Rejects with a `Problem`. */
export async function loadWords({ id }: ListedRevision): Promise<ArticleFields> {
  const { state } = await fetchRecord(adminClient(), 'revisions', id);
  return fieldsOf(articleSchema.parse(state));
}
