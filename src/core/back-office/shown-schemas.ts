import type * as z from 'zod/mini';
import { type CollectionName, collections } from '../collections.ts';

/** Schema of a collection's rows in tables. */
export const rowSchemaOf = (name: CollectionName): z.ZodMiniType =>
  collections[name].rowSchema?.() ?? collections[name].schema;

/** Schema of a collection's records as the back office gets them. */
export const shownSchemaOf = (name: CollectionName): z.ZodMiniType =>
  collections[name].shownSchema?.() ?? collections[name].schema;
