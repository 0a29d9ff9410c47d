import * as z from 'zod/mini';
import { type CollectionName, definitionOf } from '../collections.ts';

/** Returns the schema of a collection's records without hidden fields. */
export function shownSchemaOf(name: CollectionName): z.ZodMiniType {
  const { schema, hidden = [] } = definitionOf(name);
  if (hidden.length === 0) return schema;
  if (!(schema instanceof z.ZodMiniObject))
    throw new TypeError(`The records of ${name} are no objects.`);
  return z.omit(schema, Object.fromEntries(hidden.map((field) => [field, true])));
}

/** Returns the schema of a collection's rows in tables. */
export const rowSchemaOf = (name: CollectionName): z.ZodMiniType =>
  definitionOf(name).rowSchema?.() ?? shownSchemaOf(name);
