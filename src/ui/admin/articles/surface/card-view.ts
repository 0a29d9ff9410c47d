import type { Node } from 'prosemirror-model';
import { NodeSelection } from 'prosemirror-state';
import type { EditorView, NodeView } from 'prosemirror-view';
import type { ContentBlock } from '#core/article/content-block.ts';
import { setCardValues } from './text-commands.ts';
import { blockOf } from './text-document.ts';
import { FIELD } from './transaction-marks.ts';

/** A card in the text, whose fields React draws into its element. */
export interface Card {
  key: string;
  dom: HTMLElement;
  block: ContentBlock;
  /** Changes fields; a function gets the block as it is at the time of the call. */
  change: (values: object | ((block: ContentBlock) => object)) => void;
  /** Index of the block. */
  place: () => number;
}

/** The cards of the text, as a store for React. */
export function createCards() {
  let cards: readonly Card[] = [];
  const listeners = new Set<() => void>();
  const publish = (next: readonly Card[]): void => {
    cards = next;
    for (const listener of listeners) listener();
  };
  return {
    all: (): readonly Card[] => cards,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add: (card: Card): void => publish([...cards, card]),
    change: (key: string, values: Partial<Card>): void =>
      publish(cards.map((card) => (card.key === key ? { ...card, ...values } : card))),
    remove: (key: string): void => publish(cards.filter((card) => card.key !== key)),
  };
}

export type Cards = ReturnType<typeof createCards>;

const fields = '[contenteditable=true], input, textarea, select, button, label, a, [role=switch]';

let made = 0;

/** Element of a card. The text leaves its fields to themselves. */
export function createCardView(
  node: Node,
  view: EditorView,
  getPos: () => number | undefined,
  cards: Cards,
): NodeView {
  made += 1;
  const key = `card-${made}`;
  let current = node;
  const dom = document.createElement('div');
  dom.className = 'article-card';
  dom.contentEditable = 'false';
  dom.setAttribute('role', 'group');

  const place = (): number => {
    const at = getPos();
    return at === undefined ? -1 : view.state.doc.resolve(at).index(0);
  };
  const select = (): void => {
    const at = getPos();
    const { selection } = view.state;
    if (at === undefined || (selection instanceof NodeSelection && selection.from === at)) return;
    view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, at)));
  };
  // The block of the focused field is the current one.
  dom.addEventListener('focusin', select);

  cards.add({
    key,
    dom,
    block: blockOf(node),
    place,
    change: (given) => {
      const index = place();
      if (index < 0) return;
      const values = typeof given === 'function' ? given(blockOf(current)) : given;
      const tr = setCardValues(view.state, index, values);
      view.dispatch(tr.setMeta(FIELD, `${key} ${Object.keys(values).join()}`));
    },
  });

  return {
    dom,
    update: (next) => {
      if (next.type !== current.type) return false;
      if (next !== current) cards.change(key, { block: blockOf(next) });
      current = next;
      return true;
    },
    selectNode: () => dom.classList.add('ProseMirror-selectednode'),
    deselectNode: () => dom.classList.remove('ProseMirror-selectednode'),
    stopEvent: ({ target, type }) =>
      target instanceof Element &&
      target !== dom &&
      (!type.startsWith('mouse') || target.closest(fields) !== null),
    ignoreMutation: () => true,
    destroy: () => {
      dom.removeEventListener('focusin', select);
      cards.remove(key);
    },
  };
}
