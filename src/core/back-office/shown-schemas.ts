import * as z from 'zod/mini';
import { type CollectionName, definitionOf } from '../collections.ts';

/** Schema of a collection's records as the back office gets them. */
export function shownSchemaOf(name: CollectionName): z.ZodMiniType {
  const { schema, hidden = [] } = definitionOf(name);
  if (hidden.length === 0) return schema;
  if (!(schema instanceof z.ZodMiniObject))
    throw new TypeError(`The records of ${name} are no objects.`);
  return z.omit(schema, Object.fromEntries(hidden.map((field) => [field, true])));
}

/** Schema of a collection's rows in tables. */
export const rowSchemaOf = (name: CollectionName): z.ZodMiniType =>
  definitionOf(name).rowSchema?.() ?? shownSchemaOf(name);
