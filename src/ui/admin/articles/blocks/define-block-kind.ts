import type { Node, NodeSpec, Schema } from 'prosemirror-model';
import type { ComponentType } from 'react';
import * as surfaceWords from '#ui/words/admin/surface-words.ts';
import type { AdminIconName } from '../../parts/admin-icon.tsx';

/** Groups of the menu that inserts blocks, in their order. */
export const menuGroups = [
  surfaceWords.text,
  surfaceWords.picturesAndSound,
  surfaceWords.more,
] as const;

interface MenuEntry {
  /** Name of the type, as people read it. */
  label: string;
  icon: AdminIconName;
  group: (typeof menuGroups)[number];
  /** Further words under which the menu finds it. */
  words?: string;
  /** Characters at the beginning of a paragraph that make it this block. */
  typed?: string;
  /** Entries in place of its own, each with values of the new block. */
  variants?: readonly { label: string; typed: string; icon?: AdminIconName; values: object }[];
}

interface KindBase<Block> extends MenuEntry {
  /** Content of an empty block, without its id. */
  empty: () => Omit<Block, 'id'>;
}

/** A type of blocks that is written within the continuous text. */
export interface TextKind<Block> extends KindBase<Block> {
  /** Specs of its nodes; the first has the name of the type, and the attribute `id`. */
  nodes: Record<string, NodeSpec>;
  toNode: (block: Block, schema: Schema) => Node;
  /** Reverse of `toNode`. */
  toBlock: (node: Node) => Block;
}

/** New values of a block's fields; `undefined` removes one. */
export type Values<Block> = { [Field in keyof Block]?: Block[Field] | undefined };

export interface CardProps<Block> {
  block: Block;
  /** Changes fields. A function gets the block as it is at the time of the call. */
  change: (values: Values<Block> | ((block: Block) => Values<Block>)) => void;
}

/** A type of blocks that is one piece in the text, with fields of its own. */
export interface CardKind<Block> extends KindBase<Block> {
  /** Its fields; `undefined` if it has none. */
  Fields: ComponentType<CardProps<Block>> | undefined;
}

export type BlockKind<Block> = TextKind<Block> | CardKind<Block>;

export const isTextKind = <Block>(kind: BlockKind<Block>): kind is TextKind<Block> =>
  'nodes' in kind;
