/** What people of the newsroom may do; from the one who may do everything. */
export const roles = ['owner', 'editor', 'author'] as const;

export type Role = (typeof roles)[number];

/** Whether a role may all that the other one may. */
export const isAtLeast = (role: Role, least: Role): boolean =>
  roles.indexOf(role) <= roles.indexOf(least);

/** How the interface names them. */
export const roleNames: Record<Role, string> = {
  owner: 'Owner',
  editor: 'Editor',
  author: 'Author',
};
