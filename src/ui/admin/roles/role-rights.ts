import { isAtLeast, type Role } from '#core/account/role.ts';
import type { SiteSettings } from '#core/settings/site-settings.ts';
import type * as words from '#ui/words/admin/staff-people-words.ts';

export type RightName = keyof typeof words.rights;

export interface RoleRight {
  name: RightName;
  /** Lowest role that has it. */
  least: Role;
  /** Setting without which that role lacks it; higher ones don't depend on it. */
  setting?: 'authorsPublish' | 'authorsMend' | 'authorsSeePlan';
}

/** Rights of the roles, from the lowest to the highest; each role has those of the lower ones, too. */
export const roleRights: readonly RoleRight[] = [
  { name: 'write', least: 'contributor' },
  { name: 'library', least: 'contributor' },
  { name: 'figures', least: 'contributor' },
  { name: 'plan', least: 'contributor', setting: 'authorsSeePlan' },
  { name: 'publish', least: 'author', setting: 'authorsPublish' },
  { name: 'mend', least: 'author', setting: 'authorsMend' },
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

type Settings = Pick<SiteSettings, NonNullable<RoleRight['setting']>>;

/** True if the settings take a right from the roles below editor. */
export const isOff = ({ setting }: RoleRight, settings: Settings): boolean =>
  setting !== undefined && !settings[setting];

const has = (role: Role | undefined, right: RoleRight, settings: Settings): boolean =>
  role !== undefined &&
  isAtLeast(role, right.least) &&
  (isAtLeast(role, 'editor') || !isOff(right, settings));

/** Returns the rights that one role has and another one lacks; `undefined` is that of readers. */
export const rightsBeyond = (
  role: Role | undefined,
  other: Role | undefined,
  settings: Settings,
): readonly RoleRight[] =>
  roleRights.filter((right) => has(role, right, settings) && !has(other, right, settings));
