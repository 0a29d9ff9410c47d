import { useState } from 'react';
import type { ArticleRow } from '#core/article/article-collection.ts';
import * as surfaceWords from '#ui/words/admin/surface-words.ts';
import { adminClient } from '../../../parts/api/admin-client.ts';
import { readRecord } from '../../../parts/api/read-record.ts';
import { listOf } from '../../../parts/api/record-calls.ts';
import { useLoaded } from '../../../parts/api/use-loaded.ts';
import { NameCombobox } from '../../../parts/form/name-combobox.tsx';

/** Published articles that a search finds, as the table of articles does; the newest without words. */
export async function findArticles(words: string): Promise<readonly ArticleRow[]> {
  const { records } = await listOf(adminClient(), 'articles', { q: words });
  return records;
}

/** Title of a published article; `null` if there is none with that id. */
export async function titleOfArticle(id: string): Promise<string | null> {
  return (await readRecord(adminClient(), 'articles', id))?.title ?? null;
}

/** Milliseconds without a keystroke before a search begins. */
const PAUSE = 200;

interface ArticleComboboxProps {
  label: string;
  hint?: string;
  error?: string | undefined;
  /** Address at first. */
  initial?: string;
  /** Called with the id of the article that is chosen. Returns the address that stays in the field; default none. */
  onPick: (articleId: string) => string | undefined;
  /** Ways to give an address in place of words; absent where only articles can be chosen. */
  address?: {
    /** The address that a typed text is; `undefined` for words. */
    in: (typed: string) => string | undefined;
    onType: (typed: string) => void;
    /** Called by Enter with what is typed. */
    onEnter: (typed: string) => void;
  };
}

/** One field that finds our own articles by their words, or takes an address. */
export function ArticleCombobox(props: ArticleComboboxProps) {
  const { label, hint, error, initial = '', onPick, address } = props;
  const [typed, setTyped] = useState(initial);
  const isAddress = address?.in(typed) !== undefined;
  const words = isAddress ? '' : typed.trim();
  const { value: articles, failure } = useLoaded(words || undefined, () => findArticles(words), {
    pause: PAUSE,
  });
  return (
    <NameCombobox
      label={label}
      {...(hint ? { hint } : {})}
      error={error}
      initial={initial}
      isFound
      status={
        failure?.detail ??
        (articles?.length === 0 ? surfaceWords.nothingFound(typed.trim()) : undefined)
      }
      offered={(articles ?? []).map(({ id, title, category }) => ({
        id,
        name: title,
        note: category,
      }))}
      onType={(next) => {
        setTyped(next);
        address?.onType(next);
      }}
      onAdd={(_, id) => {
        const kept = id === undefined ? undefined : onPick(id);
        setTyped(kept ?? '');
        return kept;
      }}
      onEnter={() => address?.onEnter(typed)}
    />
  );
}
