import { useId, useLayoutEffect, useState } from 'react';
import { Dialog } from '#ui/kit/design/dialog.tsx';
import { Icon } from '#ui/kit/design/icon.tsx';
import * as words from '#ui/words/admin/shell-words.ts';
import { Switch } from '../parts/form/switch-field.tsx';
import { keyTable } from './key-table.ts';
import { closeKeys, openKeys, useAreKeysOpen } from './keys-store.ts';
import { changePartByKey, recordPlace } from './part-keys.ts';

/**
 * True for a key that belongs to an input method. Safari sends the Enter that ends a composition after it, with the key
 * code 229.
 */
const isComposing = ({ isComposing: isWithin, keyCode }: KeyboardEvent): boolean =>
  isWithin || keyCode === 229;

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/**
 * Keeps the keys of an input method from whatever listens to the keys of a field: the Enter that confirms a word adds
 * no tag, runs no command and leaves no field. Texts with marks know compositions by themselves. Returns a function
 * that ends it.
 */
export function guardCompositions(): () => void {
  const guard = (event: KeyboardEvent): void => {
    if (isComposing(event) && isField(event.target)) event.stopImmediatePropagation();
  };
  window.addEventListener('keydown', guard, { capture: true });
  return () => window.removeEventListener('keydown', guard, { capture: true });
}

/** Flag in local storage: keys without Ctrl or Alt are switched off in this browser. */
const OFF_FLAG = 'daybreak-single-keys-off';

/** True if letters by themselves are shortcuts outside of fields; the default. */
function areSingleKeysOn(): boolean {
  try {
    return localStorage.getItem(OFF_FLAG) === null;
  } catch {
    return true;
  }
}

/** Switches these keys on or off. Where the storage is closed or full, they stay as they are. */
function switchSingleKeys(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(OFF_FLAG);
    else localStorage.setItem(OFF_FLAG, 'true');
  } catch (error) {
    console.error(error);
  }
}

const typingFields =
  'input:not([type=checkbox], [type=radio], [type=range]), textarea, select, [contenteditable=true], [role=application]';

/** Returns the key of a press that may be a shortcut of one character; `undefined` within a field. */
function singleKeyOf(event: KeyboardEvent): string | undefined {
  const { target, key, defaultPrevented, isComposing, ctrlKey, metaKey, altKey } = event;
  if (defaultPrevented || isComposing || ctrlKey || metaKey || altKey || key.length > 1) {
    return undefined;
  }
  if (target instanceof Element && target.closest(typingFields)) return undefined;
  return areSingleKeysOn() ? key.toLowerCase() : undefined;
}

function KeyList({ onClose }: { onClose: () => void }) {
  const id = useId();
  const [isOn, setIsOn] = useState(areSingleKeysOn);
  return (
    <div className="grid max-h-[calc(100dvh-2rem)] w-[min(100vw-2rem,52rem)] grid-rows-[auto_minmax(0,1fr)] rounded-2 bg-raise text-ink text-ui shadow-float">
      <div className="flex min-h-14 items-center gap-3 border-rule border-b py-1 pe-2 ps-5">
        <h2 className="flex-1 text-title">{words.keyboardShortcuts}</h2>
        <button type="button" aria-label={words.close} onClick={onClose} className="icon-button">
          <Icon name="close" />
        </button>
      </div>
      <div className="overflow-auto p-5">
        <div className="flex items-start gap-3">
          <Switch
            id={id}
            checked={isOn}
            onChange={({ target }) => {
              switchSingleKeys(target.checked);
              setIsOn(areSingleKeysOn());
            }}
          />
          <label htmlFor={id}>
            {words.keysOfOneCharacter}
            <span className="block text-meta">{words.outsideOfFields}</span>
          </label>
        </div>
        <div className="mt-5 gap-8 md:columns-2">
          {keyTable(isOn).map(({ title, lines }) => (
            <section key={title} className="mb-5 break-inside-avoid">
              <h3 className="border-rule border-b pb-1.5 font-bold">{title}</h3>
              <dl>
                {lines.map(({ keys, does }) => (
                  <div
                    key={does}
                    className="grid grid-cols-[8.5rem_minmax(0,1fr)] gap-3 border-rule border-b py-1.5"
                  >
                    <dt>
                      {keys.map((key, at) => (
                        <span key={key}>
                          {at > 0 ? ', ' : ''}
                          <kbd className="font-sans font-semibold">{key}</kbd>
                        </span>
                      ))}
                    </dt>
                    <dd className="text-ink-2">{does}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}

/** Dialog of all keys of the back office, with the switch for those of one character. */
const KeysDialog = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => (
  <Dialog
    isOpen={isOpen}
    onClose={onClose}
    label={words.keyboardShortcuts}
    className="room-for-toasts"
  >
    <KeyList onClose={onClose} />
  </Dialog>
);

/** Rows of a list: of a table without the headings of its groups, or of a grid of cards. */
const rowsOf = (list: Element): HTMLElement[] => [
  ...list.querySelectorAll<HTMLElement>('tbody > tr:has(td), ul[aria-label] > li'),
];

const CHECKBOX = 'input[type=checkbox]';

/**
 * Focuses the control that opens a row (`data-opens`), so that Enter opens it. A row without one gets
 * its checkbox focused, or is focused itself: Enter does nothing there.
 */
function focusOn(row: HTMLElement): void {
  const control =
    row.querySelector<HTMLElement>('[data-opens]') ?? row.querySelector<HTMLElement>(CHECKBOX);
  if (!control) row.tabIndex = -1;
  (control ?? row).focus();
}

/** Moves to another row; from outside of the list to its first or last one. */
function step(list: Element, by: number): void {
  const rows = rowsOf(list);
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const next = at < 0 ? (by > 0 ? 0 : rows.length - 1) : at + by;
  const row = rows[next];
  if (row) focusOn(row);
}

const listActions: Readonly<Record<string, (list: Element, event: KeyboardEvent) => void>> = {
  j: (list) => step(list, 1),
  k: (list) => step(list, -1),
  x: (list, { shiftKey }) =>
    rowsOf(list)
      .find((row) => row.contains(document.activeElement))
      ?.querySelector<HTMLElement>(CHECKBOX)
      // Shift chooses all rows since the last one, as it does with the mouse.
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey })),
  h: (list) =>
    rowsOf(list)
      .find((row) => row.contains(document.activeElement))
      ?.querySelector<HTMLElement>('[aria-keyshortcuts=h]')
      ?.click(),
  '/': (list) => list.querySelector<HTMLElement>('input[type=search]')?.focus(),
};

/** Keys of the page's first list (`data-list`): j and k move, x chooses, h schedules, / searches. */
function moveInListByKey(event: KeyboardEvent): void {
  const action = listActions[singleKeyOf(event) ?? ''];
  const list = document.querySelector('[data-list]');
  if (!(action && list) || document.querySelector('dialog:modal')) return;
  event.preventDefault();
  action(list, event);
}

function press(event: KeyboardEvent): void {
  if (singleKeyOf(event) === '?') {
    event.preventDefault();
    openKeys();
    return;
  }
  changePartByKey(event);
  moveInListByKey(event);
}

/** Keys of all pages of the back office, and the dialog that lists them. */
export function Keys() {
  // Before paint: an effect would miss keys pressed right after the page appears.
  useLayoutEffect(() => {
    document.addEventListener('keydown', press);
    document.addEventListener('focusin', recordPlace);
    return () => {
      document.removeEventListener('keydown', press);
      document.removeEventListener('focusin', recordPlace);
    };
  }, []);
  return <KeysDialog isOpen={useAreKeysOpen()} onClose={closeKeys} />;
}
