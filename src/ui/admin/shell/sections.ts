import { isAtLeast, type Role } from '#core/account/role.ts';
import { adminSectionPath } from '#ui/routes.ts';
import * as words from '#ui/words/admin/shell-words.ts';
import {
  type SectionDeclaration,
  type SectionGroup,
  sectionDeclarations,
} from './section-declarations.ts';
import type { AnyIcon } from './shell-icon.tsx';

/** Link to a section, for the sidebar, the dashboard and the palette. */
export interface Way {
  label: string;
  path: string;
  icon: AnyIcon;
  /** Lowest role that sees it. */
  seenBy: Role;
}

/** A section of the back office. */
export interface Section extends SectionDeclaration {
  seenBy: Role;
  path: string;
}

const inGroup = (group: SectionGroup): readonly Section[] =>
  sectionDeclarations[group].map((declaration) => ({
    seenBy: 'editor',
    ...declaration,
    path: adminSectionPath(declaration.slug),
  }));

export const specifiedSections = inGroup('specified');

/** Groups of the sidebar that fold, below the specified sections. */
export const foldingGroups = [
  { name: words.readers, sections: inGroup('readers') },
  { name: words.house, sections: inGroup('house') },
] as const;

/** Sections about the person, at the foot of the sidebar. */
export const ownSections = inGroup('own');

/** All sections, in the order of the sidebar. */
export const sections: readonly Section[] = [
  ...specifiedSections,
  ...foldingGroups.flatMap((group) => group.sections),
  ...ownSections,
];

export const sectionAt = (path: string): Section | undefined =>
  sections.find((section) => section.path === path.replace(/\/+$/, '').toLowerCase());

/** Section of a collection; drafts of sections without one use the slug as collection name. */
export const sectionOfCollection = (collection: string): Section | undefined =>
  sections.find(
    (section) =>
      (section.collection ?? section.slug) === collection || collection in (section.keepsToo ?? {}),
  );

const rank = ({ creationRank = Number.MAX_SAFE_INTEGER }: Section): number => creationRank;

/** Link that creates a record. */
interface Creation extends Way {
  /** Path of its section. */
  section: string;
}

/** Links that create a record, each by its section's empty editor. */
export const creations: readonly Creation[] = sections
  .toSorted((one, other) => rank(one) - rank(other))
  .flatMap(({ creation, path, collection, icon, seenBy, ...section }) => {
    if (!creation) return [];
    const { creationPath = collection ? `${path}?new=1` : path, createdBy = seenBy } = section;
    return [{ label: creation, path: creationPath, section: path, icon, seenBy: createdBy }];
  });

/** Predicate for `filter`: true for links that the role may see. */
export const openTo =
  (role: Role) =>
  ({ seenBy }: Pick<Way, 'seenBy'>): boolean =>
    isAtLeast(role, seenBy);

/** Creation that the keyboard shortcut starts at a path; by default the first one of all. */
export function creationAt(path: string, role: Role): Way {
  const section = sectionAt(path);
  const own = creations.filter(openTo(role)).find((one) => one.section === section?.path);
  const creation = own ?? creations[0];
  if (!creation) throw new Error('No section has anything to begin.');
  return creation;
}
