import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import * as words from '#ui/words/admin/surface-words.ts';
import { AdminIcon } from '../../parts/admin-icon.tsx';
import { menuGroups } from '../blocks/define-block-kind.ts';
import { entriesFor, type InsertEntry, slashQuery } from './insert-menu.ts';
import { currentBlock } from './text-commands.ts';
import type { TextEditor } from './text-editor.ts';
import { useTextState } from './use-text-state.ts';

/** Id of the menu, to which the text refers while it is open. */
export const MENU_ID = 'article-insert-menu';
const optionId = (at: number): string => `${MENU_ID}-${at}`;

/** Takes the keys of an open menu; returns true for a key that it used. */
export type MenuKeys = (event: KeyboardEvent) => boolean;

interface SlashMenuProps {
  text: TextEditor;
  /** Element around the text, to which the menu is placed. */
  frame: RefObject<HTMLElement | null>;
  keys: RefObject<MenuKeys | undefined>;
  onChoose: (entry: InsertEntry) => void;
}

/** Keeps the focus in the text while something over it is pressed. */
export const keepFocus = (event: { preventDefault: () => void }): void => event.preventDefault();

/** Menu of blocks under a typed slash. The focus stays in the text, which names the chosen option. */
export function SlashMenu(props: SlashMenuProps) {
  const { text } = props;
  const query = useTextState(text, slashQuery);
  const block = useTextState(text, currentBlock);
  const [left, setLeft] = useState<string>();
  const place = `${block}`;
  const isOpen = query !== undefined && left !== place;
  useEffect(() => {
    if (query === undefined) setLeft(undefined);
  }, [query]);
  if (!isOpen) return null;
  const found = entriesFor(query);
  return found.length === 0 ? null : (
    <OpenMenu {...props} key={query} found={found} onLeave={() => setLeft(place)} />
  );
}

interface OpenMenuProps extends SlashMenuProps {
  found: readonly InsertEntry[];
  onLeave: () => void;
}

function OpenMenu({ text, frame, keys, onChoose, found, onLeave }: OpenMenuProps) {
  const [at, setAt] = useState(0);
  const menu = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const view = text.view();
    const box = frame.current?.getBoundingClientRect();
    const element = menu.current;
    if (!(view && box && element)) return;
    const { bottom, left } = view.coordsAtPos(view.state.selection.$from.start());
    element.style.top = `${bottom - box.top + 6}px`;
    element.style.left = `${Math.max(0, left - box.left)}px`;
    element.scrollIntoView({ block: 'nearest' });
  }, [text, frame]);

  useLayoutEffect(() => {
    const dom = text.view()?.dom;
    dom?.setAttribute('aria-controls', MENU_ID);
    dom?.setAttribute('aria-activedescendant', optionId(at));
    menu.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
    return () => {
      dom?.removeAttribute('aria-controls');
      dom?.removeAttribute('aria-activedescendant');
    };
  }, [text, at]);

  // A layout effect: a quick Enter after the last letter chooses.
  useLayoutEffect(() => {
    const step = (by: number): void => setAt((at + by + found.length) % found.length);
    keys.current = ({ key }) => {
      const entry = found[at];
      if (key === 'ArrowDown') step(1);
      else if (key === 'ArrowUp') step(-1);
      else if (key === 'Escape') onLeave();
      else if ((key === 'Enter' || key === 'Tab') && entry) onChoose(entry);
      else return false;
      return true;
    };
    return () => {
      keys.current = undefined;
    };
  });

  return (
    <div
      ref={menu}
      id={MENU_ID}
      role="listbox"
      aria-label={words.insertABlock}
      tabIndex={0}
      onMouseDown={keepFocus}
      className="article-menu"
    >
      {menuGroups.map((group) => {
        const inGroup = found.filter((entry) => entry.group === group);
        return inGroup.length === 0 ? null : (
          // biome-ignore lint/a11y/useSemanticElements: options of a listbox are grouped by role
          <div key={group} role="group" aria-label={group}>
            <p
              aria-hidden="true"
              className="px-2 pt-2 pb-1 font-semibold text-[0.75rem]/4 text-ink-3"
            >
              {group}
            </p>
            {inGroup.map((entry) => {
              const index = found.indexOf(entry);
              return (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the text takes the keys
                // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the text
                <div
                  key={entry.label}
                  id={optionId(index)}
                  role="option"
                  aria-selected={index === at}
                  onClick={() => onChoose(entry)}
                  className="article-option"
                >
                  <AdminIcon name={entry.icon} />
                  {entry.label}
                  {entry.typed ? <span aria-hidden="true">{entry.typed}</span> : null}
                </div>
              );
            })}
          </div>
        );
      })}
    </div>
  );
}
