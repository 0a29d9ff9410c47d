import type { Role } from '#core/account/role.ts';
import type { Dashboard } from '#core/back-office/dashboard.ts';
import type { CollectionName } from '#core/collections.ts';
import type { AnyIcon } from './shell-icon.tsx';

/**
 * Declaration of a back office section, in the `section.ts` of its folder; read by the sidebar, the
 * palette, the dashboard and the storage page. The folder's name is the last part of its address.
 */
export interface SectionDeclaration {
  /** Above or below the rule in the sidebar. */
  group: 'above' | 'below';
  /** Sort key within the group, ascending. */
  order: number;
  label: string;
  icon: AnyIcon;
  /** Collection of the records that the section shows. */
  collection?: CollectionName;
  /** Label of the records among other collections, where it isn't the section's own. */
  recordsLabel?: string;
  /** Nouns for one record and for several, in a sentence. */
  nouns?: readonly [one: string, several: string];
  /** Other collections that are kept there, and what their records are called. */
  keepsToo?: Partial<Record<CollectionName, string>>;
  /** The least role that sees it, `editor` by default; that of its collection where it has one. */
  seenBy?: Role;
  /** Label of the link to its empty editor: `New Article`. */
  creation?: string;
  /** Place of that link among those that are offered first; the rest follows in the sidebar's order. */
  creationRank?: number;
  /** The least role that may begin something there, where not everybody who sees it may. */
  createdBy?: Role;
  /** Text on the dashboard instead of the number of records. */
  countText?: (dashboard: Dashboard) => string | undefined;
}
