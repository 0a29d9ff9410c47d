import type { Node } from 'prosemirror-model';
import {
  type EditorProps,
  EditorView,
  type NodeView,
  type NodeViewConstructor,
} from 'prosemirror-view';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { siteLocale } from '#core/locale/site-locale.ts';
import * as words from '#ui/words/admin/surface-words.ts';
import { ENTER_PART } from '../../keys/part-keys.ts';
import { kindEntries } from '../blocks/block-kinds.ts';
import { isTextKind } from '../blocks/define-block-kind.ts';
import { type Cards, createCards, createCardView } from './card-view.ts';
import type { TextEditor } from './text-editor.ts';
import { FIELD } from './transaction-marks.ts';

/** A quotation: its text, and a field for its source. */
function createQuotationView(
  node: Node,
  view: EditorView,
  getPos: () => number | undefined,
): NodeView {
  const dom = document.createElement('blockquote');
  const contentDOM = document.createElement('p');
  const source = document.createElement('input');
  source.className = 'article-source';
  source.contentEditable = 'false';
  source.setAttribute('aria-label', words.sourceOfTheQuotation);
  source.placeholder = words.sourceOptional;
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

function nodeViewsOf(cards: Cards): Record<string, NodeViewConstructor> {
  const card: NodeViewConstructor = (node, view, getPos) =>
    createCardView(node, view, getPos, cards);
  const types = kindEntries.filter(([, kind]) => !isTextKind(kind)).map(([type]) => type);
  return {
    ...Object.fromEntries([...types, 'locked'].map((type) => [type, card])),
    quotation: createQuotationView,
  };
}

/** Undo and redo of the system's own menus and gestures, which the text does not do itself. */
function undoBySystem(text: TextEditor, event: InputEvent): boolean {
  const { inputType } = event;
  if (inputType !== 'historyUndo' && inputType !== 'historyRedo') return false;
  event.preventDefault();
  text.store.dispatch({ type: inputType === 'historyUndo' ? 'undo' : 'redo' });
  return true;
}

/** Publishes the text before a key such as Ctrl+S or Ctrl+Z reaches a handler of the interface. */
function publishBeforeKeys(text: TextEditor, event: KeyboardEvent): false {
  if ((event.ctrlKey || event.metaKey) && text.store.published() !== text.store.state()) {
    flushSync(() => text.store.publish());
  }
  return false;
}

/**
 * Reads the caret before a key is handled. Browsers move it at once, but report it with the next frame
 * (`selectionchange`): a key within that frame would change the text at the place before.
 */
function readCaret(view: EditorView, event: KeyboardEvent): false {
  if (!view.composing && !event.isComposing) document.dispatchEvent(new Event('selectionchange'));
  return false;
}

/** Behaviour of the text that opens or fills something outside of it. */
export type TextBehaviour = Pick<
  EditorProps,
  'handleKeyDown' | 'handlePaste' | 'clipboardParser' | 'clipboardTextParser'
>;

/** Draws the text into an element that is named by `label`: the view lives as long as the element, its state longer. */
export function useArticleView(
  text: TextEditor,
  element: RefObject<HTMLElement | null>,
  behaviour: TextBehaviour,
  label: string,
) {
  const [cards] = useState(createCards);
  const latest = useRef(behaviour);
  useLayoutEffect(() => {
    latest.current = behaviour;
  });

  const [parsers] = useState(() => {
    const { clipboardParser, clipboardTextParser } = behaviour;
    return {
      ...(clipboardParser && { clipboardParser }),
      ...(clipboardTextParser && { clipboardTextParser }),
    };
  });

  useLayoutEffect(() => {
    if (!element.current) return undefined;
    const view = new EditorView(
      { mount: element.current },
      {
        state: text.state(),
        dispatchTransaction: text.apply,
        nodeViews: nodeViewsOf(cards),
        scrollMargin: 80,
        scrollThreshold: 80,
        attributes: {
          class: 'article-text',
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': label,
          lang: siteLocale(),
          spellcheck: 'true',
          translate: 'no',
        },
        handleKeyDown: (...args) =>
          publishBeforeKeys(text, args[1]) || latest.current.handleKeyDown?.call(view, ...args),
        handlePaste: (...args) => latest.current.handlePaste?.call(view, ...args),
        ...parsers,
        handleDOMEvents: {
          keydown: readCaret,
          [ENTER_PART]: (entered, event: Event) => {
            event.preventDefault();
            entered.focus();
          },
          beforeinput: (_, event) => undoBySystem(text, event),
          focusout: () => {
            text.store.publish();
            return false;
          },
        },
      },
    );
    text.attach(view);
    // The tab may never come back: unsaved work is kept from what is published.
    const publish = (): void => flushSync(() => text.store.publish());
    document.addEventListener('visibilitychange', publish, { capture: true });
    window.addEventListener('beforeunload', publish, { capture: true });
    return () => {
      document.removeEventListener('visibilitychange', publish, { capture: true });
      window.removeEventListener('beforeunload', publish, { capture: true });
      text.attach(undefined);
      view.destroy();
      text.store.publish();
    };
  }, [text, element, cards, parsers, label]);

  return cards;
}
