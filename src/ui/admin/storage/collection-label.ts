import { sectionOfCollection } from '../shell/sections.ts';

/** Label of a collection's records; any other storage key is labelled by its own name. */
export function collectionLabel(name: string): string {
  const section = sectionOfCollection(name);
  return section?.recordsLabel ?? section?.label ?? name;
}
