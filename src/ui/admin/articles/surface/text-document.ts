import { dequal } from 'dequal/lite';
import type { Node } from 'prosemirror-model';
import { blockTypeOf, type ContentBlock, normalBlock } from '#core/article/content-block.ts';
import { kindOf } from '../blocks/block-kinds.ts';
import { isTextKind } from '../blocks/define-block-kind.ts';
import { schema } from './schema.ts';

/** Blocks by their nodes, so that only changed ones are converted, and others are returned as they came. */
const blocks = new WeakMap<Node, ContentBlock>();
const lists = new WeakMap<Node, ContentBlock[]>();

/** A block without fields that are `undefined`, which JSON does not keep. */
const stored = (block: ContentBlock): unknown => JSON.parse(JSON.stringify(normalBlock(block)));

const lockedNode = (block: ContentBlock): Node => schema.node('locked', { raw: block });

function convert(block: ContentBlock): Node {
  const type = blockTypeOf(block);
  if (type === undefined) return lockedNode(block);
  const kind = kindOf(type);
  if (!isTextKind(kind)) {
    const { id, type: _, ...values } = block;
    return schema.node(type, { id, values });
  }
  try {
    const node = kind.toNode(block, schema);
    node.check();
    return dequal(stored(kind.toBlock(node)), stored(block)) ? node : lockedNode(block);
  } catch {
    // A list without items, for example, has no node.
    return lockedNode(block);
  }
}

/** Node of a block; a locked one if the text can't hold exactly this block. */
export function nodeOf(block: ContentBlock): Node {
  const node = convert(block);
  blocks.set(node, block);
  return node;
}

/** Block of a node of the document. A node that was not changed gives the block that it was made of. */
export function blockOf(node: Node): ContentBlock {
  const known = blocks.get(node);
  if (known) return known;
  const block = read(node);
  blocks.set(node, block);
  return block;
}

function read(node: Node): ContentBlock {
  const { name } = node.type;
  if (name === 'locked') return node.attrs.raw;
  const { id, values } = node.attrs;
  if (values !== undefined) return { ...values, id, type: name };
  const type = blockTypeOf({ id, type: name, content: '' });
  if (type === undefined) throw new Error(`The document has a node of the type ${name}.`);
  const kind = kindOf(type);
  if (!isTextKind(kind)) throw new Error(`A card of the type ${name} has no values.`);
  return kind.toBlock(node);
}

/**
 * Document of an article's blocks; one empty paragraph if there are none. Blocks that `like` has too keep
 * its nodes, so that the caret and a composition in them stay.
 */
export function documentOf(content: readonly ContentBlock[], like?: Node): Node {
  const known = new Map(like?.children.map((node) => [blockOf(node).id, node]));
  const nodes = content.map((block) => {
    const node = known.get(block.id);
    return node && dequal(blockOf(node), block) ? node : nodeOf(block);
  });
  return schema.node('doc', null, nodes.length > 0 ? nodes : [schema.node('paragraph')]);
}

/** Blocks of a document. The same document gives the same list. */
export function blocksOf(document: Node): ContentBlock[] {
  const known = lists.get(document);
  if (known) return known;
  const list = document.children.map(blockOf);
  lists.set(document, list);
  return list;
}
