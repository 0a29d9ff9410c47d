import type { Role } from '#core/account/role.ts';
import { toggleTheme } from '#ui/kit/behaviours/theme.ts';
import { patterns } from '#ui/routes.ts';
import * as shellWords from '#ui/words/admin/shell-words.ts';
import { openKeys } from '../keys/keys-store.ts';
import { settingLabels, settingPath } from '../settings/find-setting.ts';
import { creations, openTo, sections, type Way } from '../shell/sections.ts';
import { type AnyIcon, externalIcon, keysIcon, logOutIcon } from '../shell/shell-icon.tsx';
import { shortcutLabels } from './shortcut.ts';

/** An entry of the palette. */
export interface Command {
  label: string;
  /** `Go to`, `Create`, `Do`; of a record its section. */
  group: string;
  icon: AnyIcon;
  /** Path of a record, which tells it from others of its name. */
  path?: string;
  /** True for one that is shown to who types alone. */
  isFoundOnly?: boolean;
  /** Keyboard shortcut outside the palette. */
  shortcut?: string;
  run: () => void;
}

interface Means {
  role: Role;
  goTo: (path: string) => void;
  logOut: () => void;
  /** Creation that the keyboard shortcut starts. */
  creation: Way;
}

/** Commands that lead to each setting of the site. */
function settingCommands(role: Role, goTo: Means['goTo']): Command[] {
  const section = sections.find(({ slug }) => slug === 'settings');
  if (!section || !openTo(role)(section)) return [];
  const { label: group, icon } = section;
  return settingLabels().map((label) => {
    const path = settingPath(label);
    return { label, group, icon, path, isFoundOnly: true, run: () => goTo(path) };
  });
}

/** All commands of the palette for a role, by group. */
export function commandsOver({ role, goTo, logOut, creation }: Means): Command[] {
  const leading =
    (group: Command['group']) =>
    ({ label, path, icon }: Way): Command => ({
      label,
      group,
      icon,
      run: () => goTo(path),
      ...(path === creation.path ? { shortcut: shortcutLabels.create() } : {}),
    });
  return [
    ...sections.filter(openTo(role)).map(leading(shellWords.goTo)),
    ...creations.filter(openTo(role)).map(leading(shellWords.create)),
    ...settingCommands(role, goTo),
    {
      label: shellWords.viewSite,
      group: shellWords.doLabel,
      icon: externalIcon,
      run: () => goTo(patterns.home),
    },
    {
      label: shellWords.switchBetweenLightAndDark,
      group: shellWords.doLabel,
      icon: 'moon',
      run: toggleTheme,
    },
    {
      label: shellWords.keyboardShortcuts,
      group: shellWords.doLabel,
      icon: keysIcon,
      shortcut: '?',
      run: openKeys,
    },
    { label: shellWords.logout, group: shellWords.doLabel, icon: logOutIcon, run: logOut },
  ];
}

const wordsOf = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean);

/**
 * Commands in which each word of the query begins a word; labels that begin with the query first.
 */
export function matching(commands: readonly Command[], query: string): Command[] {
  const wanted = wordsOf(query);
  const found = commands.filter(({ label, group }) => {
    const words = wordsOf(`${label} ${group}`);
    return wanted.every((part) => words.some((word) => word.startsWith(part)));
  });
  if (wanted.length === 0) return found.filter(({ isFoundOnly }) => !isFoundOnly);
  const beginning = wanted.join(' ');
  const isFirst = ({ label }: Command): boolean => label.toLowerCase().startsWith(beginning);
  return [...found.filter(isFirst), ...found.filter((one) => !isFirst(one))];
}
