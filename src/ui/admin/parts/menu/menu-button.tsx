import {
  type KeyboardEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

export interface MenuEntry {
  label: string;
  /** A sentence below the label. */
  hint?: string | undefined;
  /** Keys that do the same, as they are shown. */
  keys?: string | undefined;
  glyph?: ReactNode;
  onChoose: () => void;
}

interface MenuProps {
  groups: readonly (readonly MenuEntry[])[];
  label: string;
  id: string;
  /** Entry that gets the focus. */
  begin: 'first' | 'last';
  opens: 'above' | 'below';
  /** Closes the menu; `true` gives the focus back to its button. */
  onClose: (returnsFocus: boolean) => void;
}

const itemsOf = (menu: Element | null): HTMLElement[] => [
  ...(menu?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? []),
];

/** Keeps the focus where it is while something is pressed: a blur closes the menu. */
const keepFocus = (event: { preventDefault: () => void }): void => event.preventDefault();

/** Place of the menu; below, on phones as wide as what the button stands in. */
const places = {
  above: 'end-0 bottom-full mb-2 w-[min(20rem,calc(100vw-2.5rem))]',
  below: 'end-0 top-full mt-2 w-56 max-md:start-0 max-md:w-auto',
} as const;

function Menu({ groups, label, id, begin, opens, onClose }: MenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    () =>
      itemsOf(menu.current)
        .at(begin === 'first' ? 0 : -1)
        ?.focus(),
    [begin],
  );

  function focusAt(place: number): void {
    const items = itemsOf(menu.current);
    items[(place + items.length) % items.length]?.focus();
  }

  /** Moves to the next entry that begins with a typed letter. */
  function focusLetter(letter: string, from: number): void {
    const items = itemsOf(menu.current);
    const inOrder = [...items.slice(from + 1), ...items.slice(0, from + 1)];
    const begins = ({ innerText }: HTMLElement) =>
      innerText.trim().toLowerCase().startsWith(letter);
    inOrder.find(begins)?.focus();
  }

  function press(event: KeyboardEvent): void {
    if (event.key === 'Tab') onClose(false);
    if (event.key === 'Tab' || event.ctrlKey || event.metaKey || event.altKey) return;
    const items: (Element | null)[] = itemsOf(menu.current);
    const at = items.indexOf(document.activeElement);
    const actions: Record<string, () => void> = {
      ArrowDown: () => focusAt(at + 1),
      ArrowUp: () => focusAt(at - 1),
      Home: () => focusAt(0),
      End: () => focusAt(-1),
      Escape: () => onClose(true),
    };
    const isLetter = /^\S$/.test(event.key);
    const act = isLetter ? () => focusLetter(event.key.toLowerCase(), at) : actions[event.key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  }

  return (
    <div
      ref={menu}
      role="menu"
      id={id}
      aria-label={label}
      tabIndex={-1}
      onMouseDown={keepFocus}
      onKeyDown={press}
      className={`absolute z-10 ${places[opens]} rounded-2 border border-edge bg-raise py-1.5 text-ink shadow-float`}
    >
      {groups
        .filter((entries) => entries.length > 0)
        .map((entries, place) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of entries of a menu is no fieldset
          <div
            key={entries[0]?.label}
            role="group"
            className={place === 0 ? '' : 'mt-1.5 border-rule border-t pt-1.5'}
          >
            {entries.map(({ label: text, hint, keys, glyph, onChoose }) => (
              <button
                key={text}
                type="button"
                role="menuitem"
                tabIndex={-1}
                onClick={() => {
                  onClose(true);
                  onChoose();
                }}
                className="grid min-h-9 w-full grid-cols-[18px_minmax(0,1fr)_auto] items-center gap-x-3 px-3.5 py-1.5 text-start text-nav hover:bg-wash -outline-offset-2 focus:bg-wash focus:shadow-[inset_2px_0_0_var(--ink)] pointer-coarse:min-h-11"
              >
                <span className="grid justify-items-center">{glyph}</span>
                <span>{text}</span>
                {keys ? <kbd className="font-sans text-meta">{keys}</kbd> : <span />}
                {hint ? <span className="col-start-2 col-end-4 text-meta">{hint}</span> : null}
              </button>
            ))}
          </div>
        ))}
    </div>
  );
}

interface MenuButtonProps {
  /** Name of the button and of its menu. */
  label: string;
  groups: readonly (readonly MenuEntry[])[];
  className: string;
  /** Side of the button on which the menu opens; default above. */
  opens?: 'above' | 'below';
  children: ReactNode;
}

/** Button that opens a menu (ARIA menu button): arrow keys, Home, End, letters, Escape. */
export function MenuButton(props: MenuButtonProps) {
  const { label, groups, className, opens = 'above', children } = props;
  const [begin, setBegin] = useState<'first' | 'last'>();
  const isOpen = begin !== undefined;
  const close = (): void => setBegin(undefined);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: notices that the focus leaves button and menu
    <div
      className={`flex ${opens === 'above' ? 'relative' : 'md:relative'}`}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close();
      }}
    >
      <button
        ref={button}
        type="button"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={label}
        title={label}
        onMouseDown={keepFocus}
        onClick={() => setBegin(isOpen ? undefined : 'first')}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setBegin(event.key === 'ArrowUp' ? 'last' : 'first');
        }}
        className={className}
      >
        {children}
      </button>
      {begin ? (
        <Menu
          id={id}
          begin={begin}
          label={label}
          groups={groups}
          opens={opens}
          onClose={(returnsFocus) => {
            close();
            if (returnsFocus) button.current?.focus();
          }}
        />
      ) : null}
    </div>
  );
}
