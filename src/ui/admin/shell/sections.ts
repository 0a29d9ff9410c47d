import { isAtLeast, type Role } from '#core/account/role.ts';
import { adminSectionPath } from '#ui/routes.ts';
import type { SectionDeclaration } from './section-declaration.ts';
import type { AnyIcon } from './shell-icon.tsx';

/** A way into a section, as the sidebar, the dashboard and the palette name it. */
export interface Way {
  label: string;
  path: string;
  icon: AnyIcon;
  /** The least role that finds it. */
  seenBy: Role;
}

/** A section of the back office. */
export interface Section extends SectionDeclaration {
  seenBy: Role;
  /** The name of its folder, and the end of its address. */
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

/** Every folder with a `section.ts`, in the sidebar's order. */
export const sections: readonly Section[] = [...sectionsAbove, ...sectionsBelow];

export const sectionAt = (path: string): Section | undefined =>
  sections.find((section) => section.path === path.replace(/\/+$/, '').toLowerCase());

/** The section of a collection; what a section without one keeps bears its slug. */
export const sectionOfCollection = (collection: string): Section | undefined =>
  sections.find(
    (section) =>
      (section.collection ?? section.slug) === collection || collection in (section.keepsToo ?? {}),
  );

const rank = ({ creationRank = Number.MAX_SAFE_INTEGER }: Section): number => creationRank;

/** The ways to begin something new; a section opens its empty editor at `?new=1`. */
export const creations: readonly Way[] = sections
  .toSorted((one, other) => rank(one) - rank(other))
  .flatMap(({ creation, path, collection, icon, seenBy, createdBy = seenBy }) => {
    if (!creation) return [];
    return [
      { label: creation, path: collection ? `${path}?new=1` : path, icon, seenBy: createdBy },
    ];
  });

/** For `filter`: the ways that are open to that role. */
export const openTo =
  (role: Role) =>
  ({ seenBy }: Pick<Way, 'seenBy'>): boolean =>
    isAtLeast(role, seenBy);

/** Creation that the shortcut starts at a path; an article where the role has none there. */
export function creationAt(path: string, role: Role): Way {
  const section = sectionAt(path);
  const own = creations
    .filter(openTo(role))
    .find((one) => section && one.path.split('?')[0] === section.path);
  const creation = own ?? creations[0];
  if (!creation) throw new Error('No section has anything to begin.');
  return creation;
}
