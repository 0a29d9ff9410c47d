import { useLayoutEffect } from 'react';
import { KeysDialog } from './keys-dialog.tsx';
import { closeKeys, openKeys, useAreKeysOpen } from './keys-store.ts';
import { moveInListByKey } from './list-keys.ts';
import { changePartByKey, recordPlace } from './part-keys.ts';
import { singleKeyOf } from './single-keys.ts';

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
