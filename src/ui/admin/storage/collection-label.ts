import { sectionOfCollection } from '../shell/sections.ts';

/** Label of a collection's records; any other storage key is labelled by its own name. */
export function collectionLabel(name: string): string {
  const section = sectionOfCollection(name);
  const other = Object.entries(section?.keepsToo ?? {}).find(([collection]) => collection === name);
  return other?.[1] ?? section?.recordsLabel ?? section?.label ?? name;
}
