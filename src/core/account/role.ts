/** What people of the newsroom may do; from the one who may do everything. */
export const roles = ['owner', 'editor', 'author'] as const;

export type Role = (typeof roles)[number];

/** How the interface names them. */
export const roleNames: Record<Role, string> = {
  owner: 'Owner',
  editor: 'Editor',
  author: 'Author',
};
