import { type Command, TextSelection } from 'prosemirror-state';
import { newBlockId } from '../blocks/new-block-id.ts';
import { positionOf } from './changed-blocks.ts';
import { nodeType, schema } from './schema.ts';

const notes = nodeType('notes');
const footnote = nodeType('footnote');

/**
 * Writes the sign of a new footnote after the selection, and puts the caret into the note, which is added behind the
 * text. Not within a footnote.
 */
export const addFootnote: Command = (state, dispatch) => {
  const { doc, selection, tr } = state;
  const { $to } = selection;
  if (!$to.parent.inlineContent || $to.parent.type === footnote) return false;
  if (!$to.parent.type.allowsMarkType(schema.marks.note)) return false;
  const id = newBlockId();
  const at = doc.children.findIndex((node) => node.type === notes);
  const count = at < 0 ? 0 : doc.child(at).childCount;
  const sign = schema.text(`[${count + 1}]`, [schema.mark('note', { href: id })]);
  tr.insert($to.pos, sign);
  const note = footnote.create({ id });
  const place =
    at < 0 ? tr.doc.content.size : positionOf(tr.doc, at) + tr.doc.child(at).nodeSize - 1;
  tr.insert(place, at < 0 ? notes.create({ id: newBlockId() }, note) : note);
  const caret = place + (at < 0 ? 2 : 1);
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, caret)).scrollIntoView());
  return true;
};
