import { collectionNames, isSearchedName } from '#core/collections.ts';

const found = collectionNames.find(isSearchedName);
if (!found) throw new Error('No collection is searched.');

/** The collection that readers search. */
export const searchedName = found;
