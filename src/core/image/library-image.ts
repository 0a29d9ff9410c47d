import * as z from 'zod/mini';
import { recordFields, storedText } from '../stored.ts';

export const libraryImageSchema = z.looseObject({
  ...recordFields,
  url: z.string(),
  alt: storedText(),
});

export type LibraryImage = z.infer<typeof libraryImageSchema>;
