import { EditorView } from 'prosemirror-view';
import { newFields } from '#ui/admin/articles/editor/article-fields.ts';
import { createEditorStore } from '#ui/admin/articles/editor/editor-store.ts';
import {
  createClipboardParser,
  type Pasted,
} from '#ui/admin/articles/surface/paste/clipboard-parser.ts';
import { leftOutInWords } from '#ui/admin/articles/surface/paste/left-out.ts';
import { sliceOfLines, sliceOfText } from '#ui/admin/articles/surface/paste/use-paste.ts';
import { blocksOf } from '#ui/admin/articles/surface/text-document.ts';
import { createTextEditor } from '#ui/admin/articles/surface/text-editor.ts';

interface Clipboard {
  html?: string;
  text?: string;
  /** True for a paste without interpretation, as by Ctrl Shift V. */
  isPlain?: boolean;
}

interface PasteResult {
  blocks: object[];
  leftOut: string;
}

const wordsOfText = (text: string): string[] => text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];

const textsIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) {
    return value.flatMap((one) => (typeof one === 'string' ? [one] : textsIn(one)));
  }
  const { caption, content, items, rows, list, source, title, paragraphs } = value as Record<
    string,
    unknown
  >;
  const own = [caption, title, content].filter((one) => typeof one === 'string');
  const after = typeof source === 'string' ? [source] : [];
  return [
    ...own,
    ...textsIn(items),
    ...textsIn(rows),
    ...textsIn(paragraphs),
    ...textsIn(list),
    ...after,
  ];
};

/** Words and digits that a reader of the source sees, and those of the blocks that a paste of it gives. */
export function wordsBeforeAndAfter(html: string): { seen: string[]; pasted: string[] } {
  const shown = document.createElement('div');
  shown.innerHTML = html;
  for (const deleted of shown.querySelectorAll('del')) deleted.remove();
  document.body.append(shown);
  const seen = wordsOfText(shown.innerText);
  shown.remove();
  return { seen, pasted: wordsOfText(textsIn(paste({ html }).blocks).join('\n')) };
}

/** Blocks with fixed ids of footnotes, whose real ones are made anew by each paste. */
function withFixedIds(blocks: readonly object[]): object[] {
  const ids = new Map<string, string>();
  const text = JSON.stringify(blocks);
  for (const [, id = ''] of text.matchAll(/"kind":"note","href":"([^"]+)"/g)) {
    if (!ids.has(id)) ids.set(id, `n${ids.size + 1}`);
  }
  let fixed = text;
  for (const [id, number] of ids) fixed = fixed.replaceAll(`"${id}"`, `"${number}"`);
  return JSON.parse(fixed);
}

/** Blocks, without their ids, of a text into which a clipboard was pasted by this browser. */
export function paste({ html, text = '', isPlain = false }: Clipboard): PasteResult {
  const editor = createTextEditor(createEditorStore(newFields('')));
  const pasted: Pasted = { pictures: new Map(), leftOut: new Map() };
  const place = document.createElement('div');
  document.body.append(place);
  const view = new EditorView(place, {
    state: editor.state(),
    dispatchTransaction: (tr) => view.updateState(view.state.apply(tr)),
    clipboardParser: createClipboardParser(pasted),
    clipboardTextParser: (words: string) =>
      isPlain ? sliceOfLines(words) : sliceOfText(words, pasted.leftOut),
  });
  if (html === undefined) view.pasteText(text);
  else view.pasteHTML(html);
  const blocks = blocksOf(view.state.doc).map(({ id: _, ...block }) => block);
  view.destroy();
  return { blocks: withFixedIds(blocks), leftOut: leftOutInWords(pasted.leftOut) };
}
