import { sectionOfCollection } from '../shell/sections.ts';

/** What the records of a collection are called; another key of the storage goes by its own name. */
export function collectionLabel(name: string): string {
  const section = sectionOfCollection(name);
  const other = Object.entries(section?.keepsToo ?? {}).find(([collection]) => collection === name);
  return other?.[1] ?? section?.recordsLabel ?? section?.label ?? name;
}
