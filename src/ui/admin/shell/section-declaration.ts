import type { Role } from '#core/account/role.ts';
import type { Dashboard } from '#core/back-office/dashboard.ts';
import type { CollectionName } from '#core/collections.ts';
import type { PluralForms } from '#core/locale/plural.ts';
import type { AnyIcon } from './shell-icon.tsx';

/**
 * Declaration of a section in the `section.ts` of its folder, for the sidebar, the palette, the
 * dashboard and the storage page. The folder's name is its slug.
 */
export interface SectionDeclaration {
  /** Group in the sidebar: the specified sections, then those about readers and those that run the house, which fold. */
  group: 'specified' | 'readers' | 'house';
  /** Sort key within the group, ascending. */
  order: number;
  label: string;
  icon: AnyIcon;
  /** Collection of the records that the section shows. */
  collection?: CollectionName;
  /** Label of the records, if it differs from the section's. */
  recordsLabel?: string;
  /** Forms of the records' noun, for sentences with their number. */
  nouns?: PluralForms;
  /** Further collections that the section manages, with the labels of their records. */
  keepsToo?: Partial<Record<CollectionName, string>>;
  /** Lowest role that sees the section; default `editor`. */
  seenBy?: Role;
  /** Label of the link to an empty editor: `New Article`. */
  creation?: string;
  /** Path of the empty editor; default `?new=1` of the section. */
  creationPath?: string;
  /** Rank of that link, ascending; links without one follow in the sidebar's order. */
  creationRank?: number;
  /** Lowest role that may create records there; default `seenBy`. */
  createdBy?: Role;
  /** Text on the dashboard instead of the number of records. */
  countText?: (dashboard: Dashboard) => string | undefined;
}
