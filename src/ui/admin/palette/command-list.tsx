import { type KeyboardEvent, useId, useState } from 'react';
import { inDigits } from '#core/locale/numbers.ts';
import { Icon } from '#ui/kit/design/icon.tsx';
import { CommandOption } from './command-option.tsx';
import { type Command, matching } from './commands.ts';
import { useFoundContent } from './use-found-content.ts';

interface CommandListProps {
  commands: readonly Command[];
  /** Command that opens a path. */
  goTo: (path: string) => void;
  onChoose: (command: Command) => void;
  onClose: () => void;
}

const steps: Record<string, (at: number, count: number) => number> = {
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
    const step = steps[event.key];
    const chosen = found[active];
    if (event.key === 'Enter' && chosen) onChoose(chosen);
    else if (step && found.length > 0) setActive(step(active, found.length));
    else return;
    event.preventDefault();
  };

  return (
    <>
      <div className="flex items-center gap-2 border-rule border-b pl-4">
        <Icon name="search" className="size-5 text-ink-3" />
        <input
          // biome-ignore lint/a11y/noAutofocus: the palette is opened to type into it
          autoFocus
          role="combobox"
          aria-label="Find a section, a record or an action"
          aria-expanded={found.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={found.length > 0 ? optionId(active) : undefined}
          autoComplete="off"
          spellCheck={false}
          placeholder="Find a section, a record or an action"
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
          aria-label="Close"
          onClick={onClose}
          className="icon-button flex-none rounded-2"
        >
          <Icon name="close" />
        </button>
      </div>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label="Sections, records and actions"
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
          ? 'Searching…'
          : found.length > 0
            ? `${inDigits(found.length)} found`
            : `Nothing is called “${query.trim()}”.`}
      </p>
    </>
  );
}
