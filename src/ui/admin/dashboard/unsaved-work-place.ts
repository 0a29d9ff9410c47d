import { adminPatterns, articleEditorPath, liveDeskPath } from '#ui/routes.ts';
import type { WorkKey } from '../parts/editor/unsaved-work-store.ts';
import { sectionOfCollection } from '../shell/sections.ts';

/** Paths of editors that are pages of their own. Unsaved entries go by the id of their live blog's article. */
const ownPaths: Record<string, (recordId: string) => string> = {
  articles: articleEditorPath,
  liveEntries: (recordId) => liveDeskPath(recordId.split(':')[0] ?? recordId),
};

/** Section of unsaved work, and the path that opens its editor. */
export function unsavedWorkPlace({ collection, recordId }: WorkKey): {
  section: string;
  path: string;
} {
  const { label, path } = sectionOfCollection(collection) ?? {
    label: collection,
    path: adminPatterns.dashboard,
  };
  const ownPath = ownPaths[collection]?.(recordId);
  if (ownPath) return { section: label, path: ownPath };
  const opening = recordId === 'new' ? 'new=1' : `edit=${encodeURIComponent(recordId)}`;
  return { section: label, path: `${path}?${opening}` };
}
