import * as z from 'zod/mini';
import {
  type CollectionName,
  collectionNames,
  isTextFieldOf,
  recordsOfCopies,
  type TextFieldOf,
} from '../collections.ts';

type IfPictured<Name extends CollectionName> = 'picture' extends TextFieldOf<Name> ? Name : never;

/** The collections whose records show pictures: those with the key `picture`. */
export type PicturedName = { [Name in CollectionName]: IfPictured<Name> }[CollectionName];

const isPictured = (name: CollectionName): name is PicturedName => isTextFieldOf(name, 'picture');

export const picturedNames = collectionNames.filter(isPictured);

/** Something that shows a picture of the library. */
const imageUseSchema = z.object({
  /** The collection; that of the article for the draft of one. */
  collection: z.enum(picturedNames.map(recordsOfCopies)),
  id: z.string(),
  title: z.string(),
});

export const imageUsesSchema = z.array(imageUseSchema);

export type ImageUse = z.infer<typeof imageUseSchema>;
