import { adminPatterns } from '#ui/routes.ts';
import type { DraftKey } from '../parts/draft-store.ts';
import { sectionOfCollection } from '../shell/sections.ts';

/** The section that a draft belongs to, and the address that opens its editor. */
export function draftPlace({ collection, recordId }: DraftKey): { section: string; path: string } {
  const { label, path } = sectionOfCollection(collection) ?? {
    label: collection,
    path: adminPatterns.dashboard,
  };
  const opening = recordId === 'new' ? 'new=1' : `edit=${encodeURIComponent(recordId)}`;
  return { section: label, path: `${path}?${opening}` };
}
