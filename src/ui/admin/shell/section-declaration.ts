import type { Role } from '#core/account/role.ts';
import type { Dashboard } from '#core/back-office/dashboard.ts';
import type { CollectionName } from '#core/collections.ts';
import type { AnyIcon } from './shell-icon.tsx';

/**
 * What a folder of the back office says in its `section.ts`, and the sidebar, the palette, the dashboard and
 * the storage page then know. The end of its address is the folder's name.
 */
export interface SectionDeclaration {
  /** The specified sections (seed.md, section 2) come first, a rule, then what an editor needs beyond them. */
  group: 'specified' | 'further';
  /** Where it stands in its group, from small to large. */
  order: number;
  label: string;
  icon: AnyIcon;
  /** Whose records are kept there. */
  collection?: CollectionName;
  /** What they are called among others, where that isn't the section's own label. */
  recordsLabel?: string;
  /** Other collections that are kept there, and what their records are called. */
  keepsToo?: Partial<Record<CollectionName, string>>;
  /** The least role that sees it, `editor` unless told; that of its collection where it has one. */
  seenBy?: Role;
  /** What leads to its empty editor: `New Article`. */
  creation?: string;
  /** The least role that may begin something there, where not everybody who sees it may. */
  createdBy?: Role;
  /** What the dashboard says is in it, instead of the number of its records. */
  countText?: (dashboard: Dashboard) => string | undefined;
}
