import type { LibraryImage } from '#core/image/library-image.ts';
import { adminClient } from '../parts/api/admin-client.ts';

/** The picture of the library with the same content; `undefined` if there is none or it can't be read. */
export async function findKnown(url: string): Promise<LibraryImage | undefined> {
  try {
    return (await adminClient().ask('POST /admin/images/same', { url })).image;
  } catch (error) {
    // An upload does not fail because of the search for duplicates.
    console.error(error);
    return undefined;
  }
}
