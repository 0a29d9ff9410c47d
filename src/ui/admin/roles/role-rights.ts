import { isAtLeast, type Role } from '#core/account/role.ts';
import type * as words from '#ui/words/admin/staff-people-words.ts';

export type RightName = keyof typeof words.rights;

export interface RoleRight {
  name: RightName;
  /** Lowest role that has it. */
  least: Role;
  /** True if a setting takes it from that role. */
  isSetting?: true;
}

/** What roles may do, from the lowest role to the highest; all higher roles may, too. */
export const roleRights: readonly RoleRight[] = [
  { name: 'write', least: 'contributor' },
  { name: 'library', least: 'contributor' },
  { name: 'figures', least: 'contributor' },
  { name: 'publish', least: 'author', isSetting: true },
  { name: 'edit', least: 'editor' },
  { name: 'front', least: 'editor' },
  { name: 'content', least: 'editor' },
  { name: 'tell', least: 'editor' },
  { name: 'readers', least: 'editor' },
  { name: 'log', least: 'editor' },
  { name: 'embargo', least: 'owner' },
  { name: 'people', least: 'owner' },
  { name: 'forGood', least: 'owner' },
  { name: 'site', least: 'owner' },
  { name: 'house', least: 'owner' },
];

const has = (role: Role | undefined, { least }: RoleRight): boolean =>
  role !== undefined && isAtLeast(role, least);

/** Returns the rights that one role has and another one lacks; `undefined` is that of readers. */
export const rightsBeyond = (
  role: Role | undefined,
  other: Role | undefined,
): readonly RoleRight[] => roleRights.filter((right) => has(role, right) && !has(other, right));
