import { type KeyboardEvent, useId, useState } from 'react';
import { FieldFrame, useField } from '#ui/kit/design/field-frame.tsx';
import * as words from '#ui/words/admin/parts-words.ts';
import { compactField } from './form-field.tsx';

interface Offered {
  id: string;
  name: string;
  /** Further text in the list. */
  note?: string;
}

interface NameComboboxProps {
  label: string;
  hint?: string;
  error?: string | undefined;
  offered: readonly Offered[];
  /** Text of the entry for a name that is not offered; `undefined` or absent if it can't be added. */
  addLabel?: (name: string) => string | undefined;
  /** Called with a name, and with its id if it was offered. Returns the text that stays in the field; default none. */
  onAdd: (name: string, id?: string) => string | undefined;
  /** Called with each typed text, to load what is offered. */
  onType?: (text: string) => void;
  /** Text at first; default empty. */
  initial?: string;
  /** Text, where `onType` keeps it; by default the field keeps it. */
  text?: string;
  /** Called with the text when the focus leaves the field. */
  onLeave?: (text: string) => void;
  placeholder?: string;
  /** True if `offered` is what the typed text found; by default names that contain it are shown. */
  isFound?: boolean;
  /** What a search found, in words; spoken, and shown under the field. */
  status?: string | undefined;
  /** Called by Enter where nothing can be chosen. */
  onEnter?: () => void;
}

interface Option {
  key: string;
  name: string;
  label: string;
  note?: string | undefined;
}

const NEW = 'new';

/** Most names in the list. */
const MOST_OFFERED = 8;

const isSame = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

function optionsFor(text: string, props: NameComboboxProps): Option[] {
  const { offered, addLabel, isFound = false } = props;
  const name = text.trim();
  const found = offered
    .filter((one) => isFound || one.name.toLowerCase().includes(name.toLowerCase()))
    .slice(0, MOST_OFFERED)
    .map((one): Option => ({ key: one.id, name: one.name, label: one.name, note: one.note }));
  const isNew = name !== '' && !offered.some((one) => isSame(one.name, name));
  const label = isNew ? addLabel?.(name) : undefined;
  return label === undefined ? found : [...found, { key: NEW, name, label }];
}

/** Text field with a list of names to add (combobox with list autocomplete, ARIA APG). */
export function NameCombobox(props: NameComboboxProps) {
  const { label, hint, error, status, onAdd, onType, onEnter, onLeave } = props;
  const { initial = '', placeholder } = props;
  const field = useField({ hint, error });
  const listId = useId();
  const [own, setText] = useState(initial);
  const { text = own } = props;
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const options = optionsFor(text, props);
  const isShown = isOpen && options.length > 0;
  const current = Math.min(active, options.length - 1);

  const type = (next: string): void => {
    setText(next);
    setActive(0);
    setOpen(true);
    onType?.(next);
  };
  const add = (option: Option | undefined): void => {
    if (!option) return;
    type('');
    setText(onAdd(option.name, option.key === NEW ? undefined : option.key) ?? '');
    setOpen(false);
  };
  const move = (step: number): void => {
    setOpen(true);
    setActive(isShown ? (current + step + options.length) % options.length : 0);
  };
  const press = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      move(step);
    } else if (event.key === 'Enter') {
      // Enter would submit the surrounding form.
      event.preventDefault();
      if (isShown) add(options[current]);
      else onEnter?.();
    } else if (event.key === 'Escape' && isShown) {
      // Escape would close the surrounding dialog.
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    }
  };

  return (
    <FieldFrame id={field.id} label={label} hint={hint} error={error}>
      <div className="relative">
        <input
          {...field}
          type="text"
          role="combobox"
          autoComplete="off"
          placeholder={placeholder}
          aria-autocomplete="list"
          aria-expanded={isShown}
          aria-controls={listId}
          aria-activedescendant={isShown ? `${listId}-${current}` : undefined}
          value={text}
          onChange={({ target }) => type(target.value)}
          onKeyDown={press}
          onFocus={() => setOpen(true)}
          onBlur={({ currentTarget }) => {
            setOpen(false);
            // Another window has the focus; the field keeps it within the page.
            if (document.activeElement !== currentTarget) onLeave?.(text);
          }}
          className={`${field.className} ${compactField}`}
        />
        <div
          id={listId}
          role="listbox"
          aria-label={words.choices}
          hidden={!isShown}
          className="absolute inset-x-0 top-full z-10 mt-1 max-h-72 overflow-auto border border-edge bg-raise py-1 shadow-float"
        >
          {options.map((option, at) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys go to the input
            // biome-ignore lint/a11y/useFocusableInteractive: the input keeps the focus
            <div
              key={option.key}
              id={`${listId}-${at}`}
              role="option"
              aria-selected={at === current}
              // Keeps the focus in the input.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => add(option)}
              className="cursor-pointer px-3 py-2 text-ui aria-selected:bg-wash-2 pointer-coarse:py-3"
            >
              <span className="block wrap-anywhere">{option.label}</span>
              {option.note ? <span className="block text-meta">{option.note}</span> : null}
            </div>
          ))}
        </div>
      </div>
      <p role="status" className={status ? 'mt-1.5 text-meta' : 'sr-only'}>
        {status}
      </p>
    </FieldFrame>
  );
}
