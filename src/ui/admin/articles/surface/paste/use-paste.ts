import { Fragment, Slice } from 'prosemirror-model';
import type { EditorView } from 'prosemirror-view';
import { useRef, useState } from 'react';
import type { ContentBlock } from '#core/article/content-block.ts';
import { lineEnd } from '#core/text/stored-form.ts';
import * as surfaceWords from '#ui/words/admin/surface-words.ts';
import { uploadPicture } from '../../blocks/media/upload-picture.ts';
import { positionOf } from '../changed-blocks.ts';
import { isAddress, linkRange, setLink } from '../link/link-range.ts';
import { removeBlock } from '../text-commands.ts';
import { blockOf, nodeOf } from '../text-document.ts';
import type { TextEditor } from '../text-editor.ts';
import { createClipboardParser, type Pasted, type PastedPictures } from './clipboard-parser.ts';
import { type LeftOut, leftOutInWords } from './left-out.ts';
import { blocksOfMarkdown, isPlainlyMarkdown } from './markdown.ts';
import { holdsOnlyPictures } from './only-pictures.ts';
import { cellsOfText } from './pasted-cells.ts';

/** Blocks of a text as it was typed: each line is a paragraph. */
const linesOf = (text: string): ContentBlock[] =>
  text
    .split(/\r\n?|[\n\f\u2029]/)
    .filter((line) => line.trim() !== '')
    .map((line) => ({ id: '', type: 'paragraph', content: line.trim().replace(lineEnd, '\n') }));

function sliceOf(blocks: readonly ContentBlock[]): Slice {
  const nodes = blocks.map(nodeOf);
  const isOpen = (at: number): number => (nodes.at(at)?.type.name === 'paragraph' ? 1 : 0);
  return new Slice(Fragment.from(nodes), isOpen(0), isOpen(-1));
}

/** Converts a text as it was typed; a single line is inserted at the caret. */
export const sliceOfLines = (text: string): Slice => sliceOf(linesOf(text));

/** Form in which a pasted plain text was read. */
export type ReadAs = 'lines' | 'cells' | 'Markdown';

/** Returns how a pasted plain text is read: as cells or Markdown only where all of it plainly is that. */
export function readingOf(text: string): ReadAs {
  if (cellsOfText(text)) return 'cells';
  return isPlainlyMarkdown(text) ? 'Markdown' : 'lines';
}

/** Converts a pasted plain text by its reading. */
export function sliceOfText(text: string, leftOut: LeftOut = new Map()): Slice {
  const rows = cellsOfText(text);
  if (rows) return sliceOf([{ id: '', type: 'table', rows, hasHead: false, hasTotal: false }]);
  return isPlainlyMarkdown(text) ? sliceOf(blocksOfMarkdown(text, leftOut)) : sliceOfLines(text);
}

/** File of a data URL; `undefined` if it is damaged. It is decoded here: pages may connect to their site alone. */
function fileOf(address: string): File | undefined {
  const [, type = '', base64, data = ''] =
    /^data:([^;,]*)[^,]*?(;base64)?,(.*)$/s.exec(address) ?? [];
  try {
    const bytes = base64 ? atob(decodeURIComponent(data)) : decodeURIComponent(data);
    const content = Uint8Array.from(bytes, (byte) => byte.charCodeAt(0));
    return new File([content], '', { type });
  } catch {
    return undefined;
  }
}

const indexOf = (text: TextEditor, id: string): number =>
  text.state().doc.children.findIndex((node) => node.attrs.id === id);

/** Uploads the pictures that were pasted with a text into their blocks; one that is refused goes away. */
async function uploadPasted(text: TextEditor, pictures: PastedPictures): Promise<void> {
  for (const [id, address] of pictures) {
    if (indexOf(text, id) < 0) continue;
    const file = fileOf(address);
    const picture = file && (await uploadPicture(file));
    const { doc, tr } = text.state();
    const at = indexOf(text, id);
    const node = doc.maybeChild(at);
    if (!node) continue;
    if (!picture) text.apply(removeBlock(text.state(), at));
    else {
      const { alt } = { alt: '', ...blockOf(node) };
      const values = { ...node.attrs.values, src: picture.url, alt };
      text.apply(tr.setNodeAttribute(positionOf(doc, at), 'values', values));
    }
  }
}

/** Note about a paste, and the action that redoes it as plain text. */
export interface PasteNote {
  words: string;
  /** Label of the button. */
  label: string;
  asPlainText: () => void;
}

/** Links the selected words to a pasted address. */
function pasteLink(text: TextEditor, pasted: string): boolean {
  const range = linkRange(text.state());
  if (!range || text.state().selection.empty || !isAddress(pasted)) return false;
  if (text.state().selection.$from.parent !== text.state().selection.$to.parent) return false;
  text.apply(setLink(text.state(), range, pasted.trim()));
  return true;
}

const readings: Record<ReadAs, string> = {
  lines: '',
  cells: surfaceWords.pastedAsATable,
  Markdown: surfaceWords.readAsMarkdown,
};

/** Pastes into a text: says once what was left out or interpreted, and offers the paste as plain text. */
export function usePaste(text: TextEditor) {
  const [note, setNote] = useState<PasteNote>();
  const readAs = useRef<ReadAs>('lines');
  const [{ pasted, clipboardParser }] = useState(() => {
    const found: Pasted = { pictures: new Map(), leftOut: new Map() };
    return { pasted: found, clipboardParser: createClipboardParser(found) };
  });

  function clipboardTextParser(words: string, _: unknown, isPlain: boolean): Slice {
    pasted.leftOut.clear();
    pasted.pictures.clear();
    readAs.current = isPlain ? 'lines' : readingOf(words);
    return isPlain ? sliceOfLines(words) : sliceOfText(words, pasted.leftOut);
  }

  /** Says what a paste did, once it is in the text. */
  function say(words: string): void {
    const isInterpreted = readAs.current !== 'lines';
    const said = [readings[readAs.current], leftOutInWords(pasted.leftOut)];
    const all = said.filter(Boolean).join(' ');
    if (all === '') {
      setNote(undefined);
      return;
    }
    const before = text.state();
    setTimeout(() => {
      const after = text.state().doc;
      setNote({
        words: all,
        label: isInterpreted ? surfaceWords.pasteAsTyped : surfaceWords.pasteAsPlainText,
        asPlainText: () => {
          setNote(undefined);
          // After another change the paste can't be undone alone.
          if (text.state().doc === after) text.store.dispatch({ type: 'undo' });
          const { tr } = text.state();
          if (text.state().doc !== after && text.state().doc.eq(before.doc)) {
            tr.setSelection(before.selection.getBookmark().resolve(tr.doc));
          }
          text.apply(tr.replaceSelection(sliceOfLines(words)).scrollIntoView());
          text.view()?.focus();
        },
      });
    });
  }

  function handlePaste(_: EditorView, event: ClipboardEvent): boolean {
    const words = event.clipboardData?.getData('text/plain') ?? '';
    if (pasteLink(text, words)) return true;
    // Pictures without a text are taken by the canvas.
    if (holdsOnlyPictures(event.clipboardData)) return true;
    if (event.clipboardData?.getData('text/html')) readAs.current = 'lines';
    say(words);
    // The parser has run: its pictures are in the text right after this.
    if (pasted.pictures.size > 0) {
      const pictures = new Map(pasted.pictures);
      setTimeout(() => void uploadPasted(text, pictures));
    }
    return false;
  }

  return {
    note,
    forget: () => setNote(undefined),
    behaviour: { handlePaste, clipboardParser, clipboardTextParser },
  };
}
