import * as z from 'zod/mini';
import {
  type CollectionName,
  collectionNames,
  isTextFieldOf,
  recordsOfCopies,
  type TextFieldOf,
} from '../collections.ts';

type IfPictured<Name extends CollectionName> = 'picture' extends TextFieldOf<Name> ? Name : never;

/** The collections with the key `picture`, whose records show pictures. */
export type PicturedName = { [Name in CollectionName]: IfPictured<Name> }[CollectionName];

const isPictured = (name: CollectionName): name is PicturedName => isTextFieldOf(name, 'picture');

export const picturedNames = collectionNames.filter(isPictured);

/** A record that shows a picture of the library. */
const imageUseSchema = z.object({
  /** Collection of the record; `articles` for drafts, too. */
  collection: z.enum(picturedNames.map(recordsOfCopies)),
  id: z.string(),
  title: z.string(),
});

export const imageUsesSchema = z.array(imageUseSchema);

export type ImageUse = z.infer<typeof imageUseSchema>;
