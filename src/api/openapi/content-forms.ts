import * as z from 'zod/mini';
import type { CollectionName } from '#core/collections.ts';
import { collections } from '#core/collections.ts';
import { type ContentName, contentNames } from '#core/content-kinds.ts';

/** Form fields for saving each kind of content, by its name. */
export type ContentForms = ReadonlyMap<CollectionName, z.ZodMiniType>;

/** The forms come with the kinds, which are loaded on demand. */
export async function loadContentForms(): Promise<ContentForms> {
  const formOf = async (name: ContentName): Promise<[ContentName, z.ZodMiniType]> => {
    const { fields } = await collections[name].kind();
    return [name, z.object(fields)];
  };
  return new Map(await Promise.all(contentNames.map(formOf)));
}
