import { chainCommands } from 'prosemirror-commands';
import { keymap } from 'prosemirror-keymap';
import { splitListItem } from 'prosemirror-schema-list';
import { goToField } from './field-keys.ts';
import { nodeType } from './schema.ts';
import {
  breakLine,
  breakNote,
  leaveBox,
  liftPoint,
  nestPoint,
  plainAtStart,
  toggle,
  toggleHeading,
  writeAfterCard,
  writeInPlace,
} from './text-commands.ts';

/** Keys of the text that change it; those that open something are in `article-text.tsx`. */
export const textKeys = keymap({
  'Mod-b': toggle('strong'),
  'Mod-i': toggle('emphasis'),
  'Mod-e': toggle('code'),
  'Mod-Alt-2': toggleHeading(2),
  'Mod-Alt-3': toggleHeading(3),
  Enter: chainCommands(
    breakNote,
    writeInPlace,
    splitListItem(nodeType('list_item')),
    liftPoint,
    leaveBox,
    writeAfterCard,
  ),
  'Shift-Enter': breakLine,
  Backspace: plainAtStart,
  Tab: chainCommands(nestPoint, goToField),
  'Shift-Tab': liftNested,
});

/** Shift-Tab leaves the text, except where it lifts a nested point of a list. */
function liftNested(...args: Parameters<typeof liftPoint>): boolean {
  const [{ selection }] = args;
  return selection.$from.depth > 3 && liftPoint(...args);
}
