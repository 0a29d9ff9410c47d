import type { Node } from 'prosemirror-model';
import type { EditorView, NodeView } from 'prosemirror-view';
import { FIELD } from './transaction-marks.ts';

/** A quotation: its text, and a field for its source. */
export function createQuotationView(
  node: Node,
  view: EditorView,
  getPos: () => number | undefined,
): NodeView {
  const dom = document.createElement('blockquote');
  const contentDOM = document.createElement('p');
  const source = document.createElement('input');
  source.className = 'article-source';
  source.contentEditable = 'false';
  source.setAttribute('aria-label', 'Source of the quotation (optional)');
  source.placeholder = 'Source (optional)';
  const show = (shown: Node): void => {
    const value = String(shown.attrs.source ?? '');
    if (source.value !== value) source.value = value;
  };
  show(node);
  source.addEventListener('input', () => {
    const at = getPos();
    if (at === undefined) return;
    const tr = view.state.tr.setNodeAttribute(at, 'source', source.value || null);
    view.dispatch(tr.setMeta(FIELD, `source ${at}`));
  });
  dom.append(contentDOM, source);
  return {
    dom,
    contentDOM,
    update: (next) => {
      if (next.type !== node.type) return false;
      show(next);
      return true;
    },
    stopEvent: ({ target }) => target === source,
    ignoreMutation: ({ target }) => target === source,
  };
}
