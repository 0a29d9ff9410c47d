import { useRef, useState } from 'react';
import { actorInWords } from '#core/activity/logged-actor.ts';
import { articleSchema } from '#core/article/article.ts';
import type { ListedRevision } from '#core/article/desk/revision.ts';
import { exactTime } from '#core/locale/reader-dates.ts';
import { versionEvents } from '#core/words/workflow-words.ts';
import * as words from '#ui/words/admin/article-dialogs-words.ts';
import { adminClient } from '../../parts/api/admin-client.ts';
import { fetchRecord } from '../../parts/api/record-calls.ts';
import { type Loaded, useLoaded } from '../../parts/api/use-loaded.ts';
import { type ArticleFields, fieldsOf } from '../editor/article-fields.ts';

/** By the command that left the version; versions of other releases may have others. */
const events: Readonly<Record<string, string>> = versionEvents;

/** 'Published'. */
export const eventOf = ({ command }: Pick<ListedRevision, 'command'>): string =>
  events[command] ?? words.saved;

/** 'Edda, editor'; empty if nobody is known. */
export const actorOf = ({ by }: Pick<ListedRevision, 'by'>): string => (by ? actorInWords(by) : '');

/** 'Published, 21 November 2026, 12:00 UTC'. */
export const nameOf = (version: ListedRevision): string =>
  `${eventOf(version)}, ${exactTime(version.at)}`;

interface Versions extends Loaded<readonly ListedRevision[]> {
  /** True if there are older ones than those. */
  hasMore: boolean;
  loadMore: () => void;
}

/** Loads the versions of an article, newest first, and older ones on request. */
export function useVersions(articleId: string): Versions {
  const [page, setPage] = useState(1);
  /** Loaded pages, from page 1. */
  const pages = useRef<(readonly ListedRevision[])[]>([]);
  const { value, isLoading, failure, reload } = useLoaded(
    articleId,
    async () => {
      const list = await adminClient().ask('GET /admin/revisions', {
        filter: `article:${articleId}`,
        page: String(page),
      });
      pages.current[page - 1] = list.records;
      return { versions: pages.current.flat(), hasMore: page < list.pages, page };
    },
    { after: page },
  );
  return {
    value: value?.versions,
    failure,
    isLoading,
    reload,
    // A page that could not be loaded is tried again first.
    hasMore: value?.hasMore === true && !failure,
    // Ignored while a page is loaded, so that none is skipped; its button keeps the focus.
    loadMore: () => value?.page === page && setPage(page + 1),
  };
}

/** Loads the words of a version. Rejects with a `Problem`. */
export async function loadWords({ id }: ListedRevision): Promise<ArticleFields> {
  const { state } = await fetchRecord(adminClient(), 'revisions', id);
  return fieldsOf(articleSchema.parse(state));
}
