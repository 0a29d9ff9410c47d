import { Problem } from '#api/problem.ts';
import * as words from '#ui/words/admin/article-editor-words.ts';
import { adminClient } from '../../parts/api/admin-client.ts';
import { fetchRecord } from '../../parts/api/record-calls.ts';

/** Names of tags that the editor has loaded, by id. */
const names = new Map<string, string>();

/** Name of a tag; its id until `loadTagNames` has loaded it. */
export const tagNameOf = (id: string): string => names.get(id) ?? id;

/** Keeps the names of loaded tags. */
export function keepTagNames(tags: readonly { id: string; name: string }[]): void {
  for (const { id, name } of tags) names.set(id, name);
}

async function loadName(id: string): Promise<void> {
  try {
    keepTagNames([await fetchRecord(adminClient(), 'tags', id)]);
  } catch (error) {
    if (!(error instanceof Problem && error.details.kind === 'not-found')) throw error;
    names.set(id, words.deletedTag);
  }
}

/** Loads the names of these tags that are not known yet. */
export async function loadTagNames(ids: readonly string[]): Promise<void> {
  await Promise.all(ids.filter((id) => !names.has(id)).map(loadName));
}
