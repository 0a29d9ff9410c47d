import { type NodeSpec, type NodeType, Schema } from 'prosemirror-model';
import { kindEntries } from '../blocks/block-kinds.ts';
import { isTextKind } from '../blocks/define-block-kind.ts';
import { inlineNodes, marks } from '../blocks/inline-schema.ts';

/** A block that is one piece in the text; `values` are its fields without id and type. */
const cardSpec = (type: string): NodeSpec => ({
  group: 'block card',
  atom: true,
  attrs: { id: { default: '' }, values: { default: {} } },
  toDOM: (node) => ['div', { 'data-card': type, 'data-values': JSON.stringify(node.attrs.values) }],
});

/** A block that can't be edited: of an unknown type, or with content that the text can't hold. */
const lockedSpec: NodeSpec = {
  group: 'block card',
  atom: true,
  attrs: { raw: {} },
  toDOM: () => ['div', { 'data-locked': '' }],
};

const blockNodes = kindEntries.flatMap(([type, kind]) =>
  isTextKind(kind) ? Object.entries(kind.nodes) : [[type, cardSpec(type)] as [string, NodeSpec]],
);

/** Schema of the text. A paragraph is the first block, so that it fills what is missing. */
export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    ...Object.fromEntries(blockNodes),
    locked: lockedSpec,
    ...inlineNodes,
  },
  marks,
});

/** Type of nodes with that name. */
export function nodeType(name: string): NodeType {
  const type: NodeType | undefined = schema.nodes[name];
  if (!type) throw new Error(`The schema has no nodes of the type ${name}.`);
  return type;
}
