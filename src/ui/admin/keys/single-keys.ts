/** Flag in local storage: keys without Ctrl or Alt are switched off in this browser. */
const FLAG = 'daybreak-single-keys-off';

/** True if letters by themselves are shortcuts outside of fields; the default. */
export function areSingleKeysOn(): boolean {
  try {
    return localStorage.getItem(FLAG) === null;
  } catch {
    return true;
  }
}

/** Switches these keys on or off. Where the storage is closed or full, they stay as they are. */
export function switchSingleKeys(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(FLAG);
    else localStorage.setItem(FLAG, 'true');
  } catch (error) {
    console.error(error);
  }
}

const fields =
  'input:not([type=checkbox], [type=radio], [type=range]), textarea, select, [contenteditable=true], [role=application]';

/** Returns the key of a press that may be a shortcut of one character; `undefined` within a field. */
export function singleKeyOf(event: KeyboardEvent): string | undefined {
  const { target, key, defaultPrevented, isComposing, ctrlKey, metaKey, altKey } = event;
  if (defaultPrevented || isComposing || ctrlKey || metaKey || altKey || key.length > 1) {
    return undefined;
  }
  if (target instanceof Element && target.closest(fields)) return undefined;
  return areSingleKeysOn() ? key.toLowerCase() : undefined;
}
