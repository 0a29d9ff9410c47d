import type { BatchCommand } from '#core/article/batch/batch.ts';
import type { Byline } from '#core/article/byline.ts';

/** What is changed of many articles. */
export type ManyPart =
  | 'category'
  | 'tags'
  | 'authors'
  | 'premium'
  | 'featured'
  | 'withdraw'
  | 'delete';

/** What was typed in the dialog. */
export interface ManyFields {
  category: string;
  tagsAdded: string[];
  tagsRemoved: string[];
  authorsAdded: Byline[];
  authorsRemoved: Byline[];
  isSet: boolean;
}

export const noFields: ManyFields = {
  category: '',
  tagsAdded: [],
  tagsRemoved: [],
  authorsAdded: [],
  authorsRemoved: [],
  isSet: true,
};

export interface ManyChange {
  command: BatchCommand;
  fields: Record<string, unknown>;
}

/** Two lists, of which at least one must have something. */
const lists = <Added extends string, Value>(
  name: Added,
  added: readonly Value[],
  removed: readonly Value[],
): ManyChange | undefined =>
  added.length + removed.length === 0
    ? undefined
    : { command: 'amend', fields: { [`${name}Added`]: added, [`${name}Removed`]: removed } };

/** Returns the command that the dialog gives; `undefined` while nothing was chosen. */
export function changeOf(part: ManyPart, fields: ManyFields): ManyChange | undefined {
  const { category, isSet } = fields;
  switch (part) {
    case 'category':
      return category === '' ? undefined : { command: 'amend', fields: { category } };
    case 'tags':
      return lists('tags', fields.tagsAdded, fields.tagsRemoved);
    case 'authors':
      return lists('authors', fields.authorsAdded, fields.authorsRemoved);
    case 'premium':
      return { command: 'amend', fields: { isPremium: isSet } };
    case 'featured':
      return { command: 'feature', fields: { isFeatured: isSet } };
    default:
      return { command: part, fields: {} };
  }
}

export const commandOf = (part: ManyPart): BatchCommand => {
  if (part === 'featured') return 'feature';
  return part === 'withdraw' || part === 'delete' ? part : 'amend';
};
