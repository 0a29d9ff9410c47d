import { EditorView } from 'prosemirror-view';
import { newFields } from '#ui/admin/articles/editor/article-fields.ts';
import { createEditorStore } from '#ui/admin/articles/editor/editor-store.ts';
import { createClipboardParser } from '#ui/admin/articles/surface/paste/clipboard-parser.ts';
import { sliceOfText } from '#ui/admin/articles/surface/paste/paste-text.ts';
import { blocksOf } from '#ui/admin/articles/surface/text-document.ts';
import { createTextEditor } from '#ui/admin/articles/surface/text-editor.ts';

/** Blocks, without their ids, of a text into which a clipboard was pasted by this browser. */
export function pasteBlocks({ html, text = '' }: { html?: string; text?: string }): object[] {
  const editor = createTextEditor(createEditorStore(newFields('')));
  const place = document.createElement('div');
  document.body.append(place);
  const view = new EditorView(place, {
    state: editor.state(),
    dispatchTransaction: (tr) => view.updateState(view.state.apply(tr)),
    clipboardParser: createClipboardParser(new Map()),
    clipboardTextParser: sliceOfText,
  });
  if (html === undefined) view.pasteText(text);
  else view.pasteHTML(html);
  const blocks = blocksOf(view.state.doc).map(({ id: _, ...block }) => block);
  view.destroy();
  return blocks;
}
