import { baseKeymap, toggleMark } from 'prosemirror-commands';
import { keymap } from 'prosemirror-keymap';
import { DOMParser, DOMSerializer, type ParseOptions, Slice } from 'prosemirror-model';
import { type Command, EditorState, type Transaction } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { useLayoutEffect, useRef, useState } from 'react';
import type { MarkKind, RichText } from '#blocks/marks.ts';
import { cleanClipboard } from '../surface/paste/clean-clipboard.ts';
import { joinLines } from '../surface/paste/pasted-tables.ts';
import { inlineSchema as schema } from './inline-schema.ts';
import { inlineOf, richTextOf } from './inline-text.ts';

const cellDocument = (text: RichText) => schema.node('doc', null, inlineOf(text, schema));

/** Sets or removes a mark where the caret or the selection is. */
export const toggleIn = (view: EditorView, kind: MarkKind): void => {
  const type = schema.marks[kind];
  if (type) toggleMark(type)(view.state, view.dispatch);
};

/** Reads what is pasted as one text: its blocks become lines. */
class CellParser extends DOMParser {
  override parseSlice(dom: Node, options: ParseOptions = {}): Slice {
    if (dom instanceof Element) {
      cleanClipboard(dom, new Map());
      joinLines(dom);
    }
    return super.parseSlice(dom, { ...options, preserveWhitespace: false });
  }
}

const cellParser = new CellParser(schema, DOMParser.fromSchema(schema).rules);

const breakLine: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(schema.node('line_break')).scrollIntoView());
  return true;
};

/** Content of a pasted plain text: its lines stay lines. */
const sliceOfText = (text: string): Slice =>
  new Slice(inlineOf({ content: text.replace(/\r\n?/g, '\n').replace(/\n+$/, '') }, schema), 0, 0);

const keys = keymap({
  'Mod-b': toggleMark(schema.marks.strong),
  'Mod-i': toggleMark(schema.marks.emphasis),
  Enter: breakLine,
  'Shift-Enter': breakLine,
});

interface RichCellProps {
  label: string;
  text: RichText;
  className?: string;
  onChange: (text: RichText) => void;
  /** Called with the view while the cell is the one that is written in. */
  onEnter: (view: EditorView) => void;
  /** Takes pasted cells; returns whether it did. */
  onPaste: (event: ClipboardEvent) => boolean;
  onTab: (event: KeyboardEvent) => boolean;
}

/**
 * Field for a text with marks and line breaks, such as the cell of a table. Its view is made when it gets the focus, so
 * that a large table costs as little as its words.
 */
export function RichCell(props: RichCellProps) {
  const { label, text, className = '' } = props;
  const element = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const written = useRef<RichText>(undefined);
  // The effects below draw the text; React draws it once and leaves it alone.
  const [drawnOnce] = useState(text.content);
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });

  useLayoutEffect(() => {
    const own = view.current;
    if (!own) {
      const content = DOMSerializer.fromSchema(schema).serializeFragment(inlineOf(text, schema));
      element.current?.replaceChildren(content);
    } else if (text !== written.current && !cellDocument(text).eq(own.state.doc)) {
      const { tr, doc } = own.state;
      own.updateState(own.state.apply(tr.replaceWith(0, doc.content.size, inlineOf(text, schema))));
    }
  }, [text]);

  useLayoutEffect(() => () => view.current?.destroy(), []);

  function enter(): void {
    if (view.current) latest.current.onEnter(view.current);
    if (view.current || !element.current) return;
    const made = new EditorView(
      { mount: element.current },
      {
        state: EditorState.create({
          doc: cellDocument(latest.current.text),
          plugins: [keys, keymap(baseKeymap)],
        }),
        clipboardParser: cellParser,
        clipboardTextParser: sliceOfText,
        handlePaste: (_, event) => latest.current.onPaste(event),
        handleKeyDown: (_, event) => event.key === 'Tab' && latest.current.onTab(event),
        attributes: {
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': latest.current.label,
          tabindex: '0',
          class: latest.current.className ?? '',
        },
        dispatchTransaction: (tr: Transaction) => {
          made.updateState(made.state.apply(tr));
          if (!tr.docChanged) return;
          written.current = richTextOf(made.state.doc);
          latest.current.onChange(written.current);
        },
      },
    );
    view.current = made;
    latest.current.onEnter(made);
    made.focus();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: an input has neither marks nor lines
    <div
      ref={element}
      role="textbox"
      aria-multiline="true"
      aria-label={label}
      contentEditable
      suppressContentEditableWarning
      tabIndex={0}
      onFocus={enter}
      className={className}
    >
      {drawnOnce}
    </div>
  );
}
