import { type EditorState, TextSelection } from 'prosemirror-state';
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import * as words from '#ui/words/admin/surface-words.ts';
import { AdminIcon, type AdminIconName } from '../../parts/admin-icon.tsx';
import { linkRange } from './link/link-range.ts';
import { keepFocus } from './slash-menu.tsx';
import {
  addFootnote,
  currentNode,
  hasMark,
  toggle,
  toggleHeading,
  toggleList,
  toggleQuotation,
} from './text-commands.ts';
import type { TextEditor } from './text-editor.ts';
import { useTextState } from './use-text-state.ts';

interface BarAction {
  label: string;
  /** Text in place of an icon. */
  sign?: string;
  icon?: AdminIconName;
  className?: string;
  /** Offered only where the text takes notes. */
  isNote?: true;
  isOn: (state: EditorState) => boolean;
  run: (text: TextEditor, openLink: () => void) => void;
}

const isOfType =
  (name: string, attrs: object = {}) =>
  (state: EditorState) =>
    currentNode(state).hasMarkup(
      currentNode(state).type.schema.nodes[name] ?? currentNode(state).type,
      { ...currentNode(state).attrs, ...attrs },
    );

const actions: readonly BarAction[] = [
  {
    label: words.bold,
    sign: 'B',
    className: 'font-bold',
    isOn: (state) => hasMark(state, 'strong'),
    run: (text) => text.run(toggle('strong')),
  },
  {
    label: words.italic,
    sign: 'I',
    className: 'italic',
    isOn: (state) => hasMark(state, 'emphasis'),
    run: (text) => text.run(toggle('emphasis')),
  },
  {
    label: words.link,
    icon: 'link',
    isOn: (state) => hasMark(state, 'link'),
    run: (text, openLink) => {
      if (linkRange(text.state())) openLink();
      else text.say(words.selectTheWords);
    },
  },
  {
    label: words.strikeThrough,
    sign: 'S',
    className: 'line-through',
    isOn: (state) => hasMark(state, 'strike'),
    run: (text) => text.run(toggle('strike')),
  },
  {
    label: words.superscriptX,
    sign: 'x²',
    isOn: (state) => hasMark(state, 'superscript'),
    run: (text) => text.run(toggle('superscript')),
  },
  {
    label: words.subscriptX,
    sign: 'x₂',
    isOn: (state) => hasMark(state, 'subscript'),
    run: (text) => text.run(toggle('subscript')),
  },
  {
    label: words.footnote1,
    sign: '[1]',
    isOn: (state) => hasMark(state, 'note'),
    run: (text) => text.run(addFootnote),
  },
  {
    label: words.subheadingH2,
    sign: 'H2',
    isOn: isOfType('heading', { level: 2 }),
    run: (text) => text.run(toggleHeading(2)),
  },
  {
    label: words.smallSubheadingH3,
    sign: 'H3',
    isOn: isOfType('heading', { level: 3 }),
    run: (text) => text.run(toggleHeading(3)),
  },
  {
    label: words.quotation,
    icon: 'quote',
    isOn: isOfType('quotation'),
    run: (text) => text.run(toggleQuotation),
  },
  {
    label: words.bulletedList,
    icon: 'list',
    isOn: isOfType('list', { style: 'bulleted' }),
    run: (text) => text.run(toggleList('bulleted')),
  },
  {
    label: words.numberedList,
    icon: 'numbers',
    isOn: isOfType('list', { style: 'numbered' }),
    run: (text) => text.run(toggleList('numbered')),
  },
  {
    label: words.note,
    icon: 'note',
    isNote: true,
    isOn: () => false,
    run: (text) => text.beginNote(),
  },
];

interface BarProps {
  text: TextEditor;
  openLink: () => void;
}

/** Buttons of the toolbar; one of them is in the order of Tab, arrow keys move between them. */
function BarButtons({ text, openLink }: BarProps) {
  const [at, setAt] = useState(0);
  const offered = text.takesNotes() ? actions : actions.filter(({ isNote }) => !isNote);
  // One text, so that a key press renders nothing while the buttons stay as they are.
  const pressed = useTextState(text, (state) =>
    offered.map(({ isOn }) => (isOn(state) ? '1' : '0')).join(''),
  );
  const move = (event: KeyboardEvent<HTMLButtonElement>): void => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (event.key === 'Escape') text.view()?.focus();
    else if (by !== undefined) {
      const next = (at + by + offered.length) % offered.length;
      setAt(next);
      const { parentElement } = event.currentTarget;
      parentElement?.querySelectorAll('button')[next]?.focus();
    } else return;
    event.preventDefault();
  };
  return offered.map(({ label, isNote, sign, icon, className = '', run }, index) => (
    <button
      key={label}
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={pressed[index] === '1'}
      tabIndex={index === at ? 0 : -1}
      onFocus={() => setAt(index)}
      onKeyDown={move}
      onClick={() => {
        run(text, openLink);
        if (label !== words.link && !isNote) text.view()?.focus();
      }}
      className={`article-bar-button ${className}`}
    >
      {icon ? <AdminIcon name={icon} /> : sign}
    </button>
  ));
}

/** Range of a selected text, as `from-to`; `undefined` if none is selected. */
const selectedRange = ({ selection }: EditorState): string | undefined =>
  selection instanceof TextSelection && !selection.empty
    ? `${selection.from}-${selection.to}`
    : undefined;

/** Bar over the selected text; phones have the docked one, since their own menu is over a selection. */
export function SelectionBar({
  frame,
  ...bar
}: BarProps & { frame: RefObject<HTMLElement | null> }) {
  const { text } = bar;
  const range = useTextState(text, selectedRange);
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const view = text.view();
    const box = frame.current?.getBoundingClientRect();
    const shown = element.current;
    if (range === undefined || !(view && box && shown)) return;
    const { top, left } = view.coordsAtPos(view.state.selection.from);
    const widest = box.width - shown.offsetWidth;
    shown.style.top = `${top - box.top - shown.offsetHeight - 8}px`;
    shown.style.left = `${Math.max(0, Math.min(left - box.left - 4, widest))}px`;
  }, [text, frame, range]);
  return range === undefined ? null : (
    <div
      ref={element}
      role="toolbar"
      aria-label={words.formatOfTheSelection}
      onMouseDown={keepFocus}
      className="article-bar is-floating"
    >
      <BarButtons {...bar} />
    </div>
  );
}

/** Bar at the bottom of a narrow screen, while the text has the focus. */
export const DockedBar = (bar: BarProps) => (
  <div
    role="toolbar"
    aria-label={words.format}
    onMouseDown={keepFocus}
    onPointerDown={keepFocus}
    className="article-bar is-docked"
  >
    <BarButtons {...bar} />
  </div>
);
