import { adminPatterns } from '#ui/routes.ts';
import type { WorkKey } from '../parts/editor/unsaved-work-store.ts';
import { sectionOfCollection } from '../shell/sections.ts';

/** Section of unsaved work, and the path that opens its editor. */
export function unsavedWorkPlace({ collection, recordId }: WorkKey): {
  section: string;
  path: string;
} {
  const { label, path } = sectionOfCollection(collection) ?? {
    label: collection,
    path: adminPatterns.dashboard,
  };
  const opening = recordId === 'new' ? 'new=1' : `edit=${encodeURIComponent(recordId)}`;
  return { section: label, path: `${path}?${opening}` };
}
