import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { DeskTab } from '#core/article/desk-list/desk-tabs.ts';
import { type CollectionName, labelOf } from '#core/collections.ts';
import { inDigits } from '#core/locale/numbers.ts';
import { Icon } from '#ui/kit/design/icon.tsx';
import { adminPatterns, articleEditorPath } from '#ui/routes.ts';
import * as words from '#ui/words/admin/shell-words.ts';
import { titleOf } from '../articles/list/desk-cells.tsx';
import { adminClient } from '../parts/api/admin-client.ts';
import { listOf } from '../parts/api/record-calls.ts';
import { useLoaded } from '../parts/api/use-loaded.ts';
import { useRole } from '../shell/back-office-route.tsx';
import { openTo, type Section, sections } from '../shell/sections.ts';
import { type AnyIcon, ShellIcon } from '../shell/shell-icon.tsx';
import { type Command, matching } from './palette-commands.ts';

/** A record that the palette found. */
interface FoundRecord {
  label: string;
  /** Label of its section. */
  section: string;
  icon: AnyIcon;
  /** Path that opens its editor. */
  path: string;
}

const SHORTEST_QUERY = 2;
const MOST_OF_A_SECTION = 5;
/** Tabs of the desk with every article in one of them. */
const wholeDesk: readonly DeskTab[] = ['open', 'published', 'withdrawn'];
/** Pause in typing after which the records are searched, in milliseconds. */
const SEARCH_PAUSE = 150;

const findArticles = async (tab: DeskTab, q: string) =>
  (await adminClient().ask('GET /admin/desk', { tab, q })).records.map((row) => ({
    label: titleOf(row),
    path: articleEditorPath(row.id),
  }));

async function findIn(section: Section, q: string): Promise<FoundRecord[]> {
  const { label, icon, path, isFoundInList } = section;
  const pathOf = (id: string, name: string): string =>
    isFoundInList
      ? `${path}?q=${encodeURIComponent(name)}`
      : `${path}?edit=${encodeURIComponent(id)}`;
  const collection = section.collection as CollectionName;
  const found =
    path === adminPatterns.articles
      ? (await Promise.all(wholeDesk.map((tab) => findArticles(tab, q)))).flat()
      : (await listOf(adminClient(), collection, { q })).records.map((row) => ({
          label: labelOf(collection, row),
          path: pathOf(row.id, labelOf(collection, row)),
        }));
  // A published article with a draft is in two tabs of the desk.
  const once = new Map(found.map((record) => [record.path, record])).values();
  return [...once]
    .slice(0, MOST_OF_A_SECTION)
    .map((record) => ({ ...record, section: label, icon }));
}

/**
 * Records that a query finds in the sections with an editor that the role sees, up to five of each;
 * `undefined` while they are searched. Queries below two characters find none.
 */
function useFoundContent(query: string): readonly FoundRecord[] | undefined {
  const asked = query.trim();
  const role = useRole();
  const isSearched = asked.length >= SHORTEST_QUERY;
  const search = async (): Promise<FoundRecord[]> => {
    const searched = sections.filter(
      ({ creation, isFoundInList, collection, seenBy }) =>
        (creation || isFoundInList) && collection && openTo(role)({ seenBy }),
    );
    const answers = await Promise.allSettled(searched.map((section) => findIn(section, asked)));
    return answers.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
  };
  const { value } = useLoaded(isSearched ? asked : undefined, search, { pause: SEARCH_PAUSE });
  return isSearched ? value : [];
}

interface CommandOptionProps {
  id: string;
  command: Command;
  isActive: boolean;
  onChoose: () => void;
  /** Called when the pointer moves over the option. */
  onPoint: () => void;
}

function CommandOption({ id, command, isActive, onChoose, onPoint }: CommandOptionProps) {
  const option = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) option.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox has the focus and the keys
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the combobox
    <div
      ref={option}
      id={id}
      role="option"
      aria-selected={isActive}
      onClick={onChoose}
      onPointerMove={onPoint}
      className="flex min-h-9 cursor-pointer items-center gap-2.5 rounded-2 px-2 font-medium text-ink-2 text-ui outline-offset-[-2px] aria-selected:bg-wash-2 aria-selected:text-ink pointer-coarse:min-h-11 forced-colors:aria-selected:outline-2"
    >
      <ShellIcon icon={command.icon} className="size-4.5" />
      <span className="min-w-0 flex-auto">{command.label}</span>
      {command.shortcut ? <kbd className="font-sans text-meta">{command.shortcut}</kbd> : null}
    </div>
  );
}

interface CommandListProps {
  commands: readonly Command[];
  /** Command that opens a path. */
  goTo: (path: string) => void;
  onChoose: (command: Command) => void;
  onClose: () => void;
}

const moveKeys: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  PageDown: (at, count) => Math.min(at + 8, count - 1),
  PageUp: (at) => Math.max(at - 8, 0),
};

/** Combobox: the focus stays in the input while the arrow keys move through the results. */
export function CommandList({ commands, goTo, onChoose, onClose }: CommandListProps) {
  const id = useId();
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const records = useFoundContent(query);
  const found: readonly Command[] = [
    ...matching(commands, query),
    ...(records ?? []).map(({ label, section, icon, path }) => ({
      label,
      group: section,
      icon,
      path,
      run: () => goTo(path),
    })),
  ];
  const groups = [...new Set(found.map(({ group }) => group))];
  const optionId = (at: number): string => `${id}-${at}`;

  const press = (event: KeyboardEvent): void => {
    const step = moveKeys[event.key];
    const chosen = found[active];
    if (event.key === 'Enter' && chosen) onChoose(chosen);
    else if (step && found.length > 0) setActive(step(active, found.length));
    else return;
    event.preventDefault();
  };

  return (
    <>
      <div className="flex items-center gap-2 border-rule border-b ps-4">
        <Icon name="search" className="size-5 text-ink-3" />
        <input
          // biome-ignore lint/a11y/noAutofocus: the palette is opened to type into it
          autoFocus
          role="combobox"
          aria-label={words.findASectionARecord}
          aria-expanded={found.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={found.length > 0 ? optionId(active) : undefined}
          autoComplete="off"
          spellCheck={false}
          placeholder={words.findASectionARecord}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setActive(0);
          }}
          onKeyDown={press}
          className="min-h-12 min-w-0 flex-auto bg-transparent text-base focus:outline-none"
        />
        <button
          type="button"
          aria-label={words.close}
          onClick={onClose}
          className="icon-button flex-none rounded-2"
        >
          <Icon name="close" />
        </button>
      </div>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={words.sectionsRecordsAndActions}
        className="max-h-[min(26rem,55vh)] overflow-y-auto p-2 empty:hidden"
      >
        {groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a listbox may not contain a fieldset
          <div key={group} role="group" aria-label={group}>
            <p aria-hidden="true" className="px-2 pt-2 pb-1 text-meta">
              {group}
            </p>
            {found.map((command, at) =>
              command.group === group ? (
                <CommandOption
                  key={command.path ?? command.label}
                  id={optionId(at)}
                  command={command}
                  isActive={at === active}
                  onChoose={() => onChoose(command)}
                  onPoint={() => setActive(at)}
                />
              ) : null,
            )}
          </div>
        ))}
      </div>
      <p role="status" className={found.length > 0 ? 'sr-only' : 'p-4 text-ink-2 text-ui'}>
        {records === undefined && found.length === 0
          ? words.searching
          : found.length > 0
            ? words.found(inDigits(found.length))
            : words.nothingFound(query.trim())}
      </p>
    </>
  );
}
