import { useState } from 'react';
import { Icon } from '#ui/kit/design/icon.tsx';
import { Mark } from '#ui/kit/design/logo.tsx';
import { ThemeToggle } from '#ui/kit/design/theme-toggle.tsx';
import { adminPatterns, patterns } from '#ui/routes.ts';
import * as words from '#ui/words/admin/shell-words.ts';
import { SidebarViews } from '../articles/views/sidebar-views.tsx';
import { useRole } from './back-office-route.tsx';
import { foldingGroups, openTo, ownSections, type Section, specifiedSections } from './sections.ts';
import { externalIcon, logOutIcon, ShellIcon } from './shell-icon.tsx';
import { useLogOut } from './use-log-out.ts';

/** The site's logo in the back office. */
export function AdminLogo({ siteName }: { siteName: string }) {
  return (
    <a
      href={patterns.home}
      aria-label={words.home(siteName)}
      className="inline-flex min-h-9 min-w-0 items-center gap-2.5 pointer-coarse:min-h-11"
    >
      <Mark className="h-5 w-6.5" />
      <span className="min-w-0 font-bold font-serif text-[1.375rem]/6.5 tracking-[-.03em]">
        {siteName}
      </span>
    </a>
  );
}

const row =
  'relative flex min-h-7.5 w-full items-center gap-2.5 rounded-2 px-2 text-start font-medium text-ink-2 transition-colors hover:bg-wash-2 hover:text-ink pointer-coarse:min-h-11';

/** Look of the current entry: paper background, half disc at its edge. */
const current =
  'aria-[current]:bg-paper aria-[current]:font-bold aria-[current]:text-ink aria-[current]:shadow-[inset_0_0_0_1px_var(--rule)] aria-[current]:after:absolute aria-[current]:after:top-1/2 aria-[current]:after:end-0 aria-[current]:after:-mt-[7px] aria-[current]:after:h-3.5 aria-[current]:after:w-[7px] aria-[current]:after:rounded-s-full aria-[current]:after:bg-sun forced-colors:aria-[current]:after:bg-[Highlight]';

interface SidebarProps {
  /** Path of the current page. */
  path: string;
  /** Called when an entry is clicked; a drawer closes then. */
  onChoose?: () => void;
}

function Entries({ entries, path, onChoose }: SidebarProps & { entries: readonly Section[] }) {
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)]">
      {entries.map((entry) => (
        <li key={entry.path}>
          <a
            href={entry.path}
            onClick={onChoose}
            aria-current={entry.path === path ? 'page' : undefined}
            className={`${row} ${current}`}
          >
            <ShellIcon icon={entry.icon} className="size-4.5" />
            <span className="min-w-0">{entry.label}</span>
          </a>
          {entry.path === adminPatterns.articles ? (
            <SidebarViews {...(onChoose ? { onChoose } : {})} />
          ) : null}
        </li>
      ))}
    </ul>
  );
}

interface GroupProps extends SidebarProps {
  name: string;
  entries: readonly Section[];
}

/** Group of sections that folds; open at first if it has the current one. */
function FoldingGroup({ name, entries, ...choosing }: GroupProps) {
  const hasCurrent = entries.some(({ path }) => path === choosing.path);
  const [isOpen, setOpen] = useState(hasCurrent);
  const [had, setHad] = useState(hasCurrent);
  if (had !== hasCurrent) {
    setHad(hasCurrent);
    if (hasCurrent) setOpen(true);
  }
  return (
    <details
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group mt-1"
    >
      <summary
        className={`${row} cursor-pointer list-none text-label [&::-webkit-details-marker]:hidden`}
      >
        <span className="min-w-0 flex-auto">{name}</span>
        <Icon
          name="chevron-down"
          className="size-4 transition-transform group-open:rotate-180 motion-reduce:transition-none"
        />
      </summary>
      <Entries entries={entries} {...choosing} />
    </details>
  );
}

/** Navigation of the back office, with links to the site and the log-out. */
export function Sidebar({ path, onChoose }: SidebarProps) {
  const logOut = useLogOut();
  const isOpen = openTo(useRole());
  const groups = foldingGroups
    .map(({ name, sections }) => ({ name, entries: sections.filter(isOpen) }))
    .filter(({ entries }) => entries.length > 0);
  const leave = (): void => {
    onChoose?.();
    void logOut();
  };
  const choosing = onChoose ? { onChoose } : {};
  return (
    <nav aria-label={words.backOffice} className="flex flex-auto flex-col text-ui">
      <Entries entries={specifiedSections.filter(isOpen)} path={path} {...choosing} />
      {groups.length > 0 && (
        <div className="mt-2 border-rule border-t pt-1">
          {groups.map((group) => (
            <FoldingGroup key={group.name} {...group} path={path} {...choosing} />
          ))}
        </div>
      )}
      {/* Log-out stays in view above a list of sections that scrolls. */}
      <div className="bottom-0 mt-auto bg-wash pt-4 [@media(min-height:40rem)]:sticky">
        <div className="border-rule border-t pt-2">
          <Entries entries={ownSections} path={path} {...choosing} />
        </div>
        <ul className="pb-3">
          <li>
            <a href={patterns.home} onClick={onChoose} className={row}>
              <ShellIcon icon={externalIcon} className="size-4.5" />
              {words.viewSite}
            </a>
          </li>
          <li>
            <ThemeToggle isNamed className={row} />
          </li>
          <li>
            <button type="button" onClick={leave} className={row}>
              <ShellIcon icon={logOutIcon} className="size-4.5" />
              {words.logout}
            </button>
          </li>
        </ul>
      </div>
    </nav>
  );
}
