import { isAtLeast, type Role } from '#core/account/role.ts';
import { adminSectionPath } from '#ui/routes.ts';
import type { SectionDeclaration } from './section-declaration.ts';
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
  /** Name of the folder, and last part of the path. */
  slug: string;
  path: string;
}

const declarations = import.meta.glob<SectionDeclaration>('../*/section.ts', {
  eager: true,
  import: 'section',
});

const declared = Object.entries(declarations).map(([file, declaration]): Section => {
  const slug = file.split('/')[1] ?? '';
  return { seenBy: 'editor', ...declaration, slug, path: adminSectionPath(slug) };
});

const inGroup = (wanted: Section['group']): readonly Section[] =>
  declared
    .filter(({ group }) => group === wanted)
    .toSorted((one, other) => one.order - other.order);

export const sectionsAbove = inGroup('above');

export const sectionsBelow = inGroup('below');

/** All sections, in the order of the sidebar. */
export const sections: readonly Section[] = [...sectionsAbove, ...sectionsBelow];

export const sectionAt = (path: string): Section | undefined =>
  sections.find((section) => section.path === path.replace(/\/+$/, '').toLowerCase());

/** Section of a collection; drafts of sections without one use the slug as collection name. */
export const sectionOfCollection = (collection: string): Section | undefined =>
  sections.find(
    (section) =>
      (section.collection ?? section.slug) === collection || collection in (section.keepsToo ?? {}),
  );

const rank = ({ creationRank = Number.MAX_SAFE_INTEGER }: Section): number => creationRank;

/** Links that create a record; `?new=1` opens a section's empty editor. */
export const creations: readonly Way[] = sections
  .toSorted((one, other) => rank(one) - rank(other))
  .flatMap(({ creation, path, collection, icon, seenBy, createdBy = seenBy }) => {
    if (!creation) return [];
    return [
      { label: creation, path: collection ? `${path}?new=1` : path, icon, seenBy: createdBy },
    ];
  });

/** Predicate for `filter`: true for links that the role may see. */
export const openTo =
  (role: Role) =>
  ({ seenBy }: Pick<Way, 'seenBy'>): boolean =>
    isAtLeast(role, seenBy);

/** Creation that the keyboard shortcut starts at a path; by default the first one of all. */
export function creationAt(path: string, role: Role): Way {
  const section = sectionAt(path);
  const own = creations
    .filter(openTo(role))
    .find((one) => section && one.path.split('?')[0] === section.path);
  const creation = own ?? creations[0];
  if (!creation) throw new Error('No section has anything to begin.');
  return creation;
}
