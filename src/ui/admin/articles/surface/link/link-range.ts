import type { MarkType } from 'prosemirror-model';
import type { EditorState, Transaction } from 'prosemirror-state';
import { safeLink } from '#core/text/safe-address.ts';

const linkIn = ({ schema }: EditorState): MarkType => schema.marks.link as MarkType;

interface LinkRange {
  from: number;
  to: number;
  /** Address of the link that is there; '' if there is none. */
  href: string;
}

/** Range that a link would get: the selection, or the link around the caret; `undefined` if neither. */
export function linkRange(state: EditorState): LinkRange | undefined {
  const { selection, doc } = state;
  const link = linkIn(state);
  const { from, to, empty, $from } = selection;
  if (!empty) {
    let href = '';
    doc.nodesBetween(from, to, (node) => {
      href ||= String(link.isInSet(node.marks)?.attrs.href ?? '');
    });
    return { from, to, href };
  }
  const mark = link.isInSet($from.marks());
  if (!mark) return undefined;
  const { parent } = $from;
  let [start, end] = [$from.index(), $from.index()];
  if (start === parent.childCount || !mark.isInSet(parent.child(start).marks)) start -= 1;
  end = start + 1;
  while (start > 0 && mark.isInSet(parent.child(start - 1).marks)) start -= 1;
  while (end < parent.childCount && mark.isInSet(parent.child(end).marks)) end += 1;
  const offsetOf = (index: number): number =>
    parent.children.slice(0, index).reduce((sum, { nodeSize }) => sum + nodeSize, 0);
  const begin = $from.start();
  return {
    from: begin + offsetOf(start),
    to: begin + offsetOf(end),
    href: String(mark.attrs.href),
  };
}

/** Address to link to: with a scheme, of a host, or a path of this site; `undefined` if it is none, or could run code. */
export function linkAddress(typed: string): string | undefined {
  const address = typed.trim();
  if (/\s/.test(address)) return undefined;
  const isHost = /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(address);
  if (isHost) return safeLink(`https://${address}`);
  return /^([/?#]|[a-z][a-z\d+.-]*:)/i.test(address) ? safeLink(address) : undefined;
}

/** True if a text is a whole address, as people copy it. */
export const isAddress = (text: string): boolean =>
  /^(https?:\/\/|mailto:)\S+$/i.test(text.trim()) && URL.canParse(text.trim());

/** Links the range to an address, or removes its links without one. */
export function setLink(state: EditorState, { from, to }: LinkRange, href?: string): Transaction {
  const link = linkIn(state);
  const tr = state.tr.removeMark(from, to, link);
  if (href !== undefined) tr.addMark(from, to, link.create({ href }));
  return tr;
}
