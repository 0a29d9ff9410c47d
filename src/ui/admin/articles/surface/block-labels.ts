import type { Node } from 'prosemirror-model';
import { type EditorState, Plugin, PluginKey, type Transaction } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';
import * as words from '#ui/words/admin/surface-words.ts';
import { blockKindOf } from '../blocks/block-kinds.ts';
import type { ContentError } from '../editor/article-errors.ts';
import { changedBlocks } from './changed-blocks.ts';
import { nodeType } from './schema.ts';
import { blockOf } from './text-document.ts';

interface Labels {
  decorations: DecorationSet;
  error: ContentError | undefined;
  /** Position of the paragraph that the caret entered while it was empty, until it leaves. */
  begun: number | undefined;
}

const key = new PluginKey<Labels>('labels');

/** Kind and place of a block, as it is announced: `Paragraph, block 2`. */
export const labelOf = (document: Node, index: number): string =>
  words.block(blockKindOf(blockOf(document.child(index))).label, index + 1);

/** Attributes that name a block for screen readers, and show the error in it. */
function attributesOf(document: Node, index: number, error: ContentError | undefined) {
  const label = labelOf(document, index);
  const message = error?.place === index ? error.message : undefined;
  if (document.child(index).isAtom) {
    return {
      'aria-label': label,
      ...(message
        ? { class: 'has-error', 'data-error': message, 'aria-description': message }
        : {}),
    };
  }
  return message
    ? { class: 'has-error', 'data-error': message, 'aria-description': `${label}. ${message}` }
    : { 'aria-description': label };
}

/**
 * Labels are of whole blocks. Without this, ProseMirror would look for decorations within each block among the
 * labels of all.
 */
const withoutChildren = (labels: DecorationSet): DecorationSet =>
  Object.assign(labels, { forChild: () => DecorationSet.empty });

function decorate(document: Node, error: ContentError | undefined): DecorationSet {
  const decorations: Decoration[] = [];
  document.forEach((node, at, index) => {
    decorations.push(Decoration.node(at, at + node.nodeSize, attributesOf(document, index, error)));
  });
  return withoutChildren(DecorationSet.create(document, decorations));
}

/** True if a change left number, order and types of the blocks as they were. */
function keepsLabels(before: Node, now: Node): boolean {
  const { from, to, otherTo } = changedBlocks(now, before);
  if (to !== otherTo) return false;
  for (let at = from; at < to; at += 1) {
    if (now.child(at).type !== before.child(at).type) return false;
  }
  return true;
}

function begunIn(tr: Transaction, begun: number | undefined, { selection }: EditorState) {
  const { $from, empty } = selection;
  if (!empty || $from.depth !== 1 || $from.parent.type !== nodeType('paragraph')) return undefined;
  const at = $from.before(1);
  const isBegun = begun !== undefined && tr.mapping.map(begun, -1) === at;
  return isBegun || $from.parent.content.size === 0 ? at : undefined;
}

function apply(tr: Transaction, labels: Labels, before: EditorState, state: EditorState): Labels {
  const given: { error: ContentError | undefined } | undefined = tr.getMeta(key);
  const error = given ? given.error : labels.error;
  const begun = begunIn(tr, labels.begun, state);
  if (!given && !tr.docChanged) return { decorations: labels.decorations, error, begun };
  const mapped = labels.decorations.map(tr.mapping, tr.doc);
  // A block that is replaced as a whole, as by undo, has lost its label.
  const isWhole = mapped.find().length === state.doc.childCount;
  const decorations =
    !given && isWhole && keepsLabels(before.doc, state.doc)
      ? withoutChildren(mapped)
      : decorate(state.doc, error);
  return { decorations, error, begun };
}

/** Names blocks by kind and place, shows the error in one, and keeps a begun paragraph five rows high. */
export const blockLabels = new Plugin<Labels>({
  key,
  state: {
    init: (_, { doc }) => ({
      decorations: decorate(doc, undefined),
      error: undefined,
      begun: undefined,
    }),
    apply,
  },
  props: {
    decorations: (state) => {
      const { decorations, begun } = key.getState(state) ?? {};
      const node = begun === undefined ? null : state.doc.nodeAt(begun);
      if (!decorations || begun === undefined || !node) return decorations;
      const high = Decoration.node(begun, begun + node.nodeSize, { class: 'is-begun' });
      return withoutChildren(decorations.add(state.doc, [high]));
    },
  },
});

/** Transaction that shows an error in a block, or removes it. */
export const withError = (state: EditorState, error: ContentError | undefined): Transaction =>
  state.tr.setMeta(key, { error });
