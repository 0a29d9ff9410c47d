import * as words from '../words/reader-label-words.ts';

/** Roles of the newsroom's staff, the most powerful first. */
export const roles = ['owner', 'editor', 'author', 'contributor'] as const;

export type Role = (typeof roles)[number];

/** True if `role` includes all rights of `least`. */
export const isAtLeast = (role: Role, least: Role): boolean =>
  roles.indexOf(role) <= roles.indexOf(least);

/** Names of the roles in the interface. */
export const roleNames: Record<Role, string> = {
  owner: words.owner,
  editor: words.editor,
  author: words.author,
  contributor: words.contributor,
};

/** Names of all who have a role, in the interface. */
export const roleGroups: Record<Role, string> = {
  owner: words.owners,
  editor: words.editors,
  author: words.authors,
  contributor: words.contributors,
};
