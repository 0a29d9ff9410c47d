import * as z from 'zod/mini';
import { labelOf, recordsOfCopies } from '../collections.ts';
import { done, rule } from '../errors.ts';
import { editors } from '../permission.ts';
import type { StoreView } from '../ports.ts';
import { definePrivateRead } from '../use-case.ts';
import { type ImageUse, imageUsesSchema, picturedNames } from './image-use.ts';

async function addressesOf(view: StoreView, ids: readonly string[]): Promise<string[]> {
  const images = await Promise.all(ids.map((id) => view.get('images', id)));
  return images.flatMap((image) => (image?.url ? [image.url] : []));
}

/** Most pictures per request: the rows of the longest page of a table. */
const MOST_ASKED = 100;

/** Lists the uses of these pictures of the library. */
export const readImageUses = definePrivateRead({
  name: 'readImageUses',
  contract: {
    route: 'GET /admin/images/uses',
    summary: 'Where pictures of the library are used',
    takes: z.pipe(
      z.object({ id: z.union([z.string(), z.array(z.string())]) }),
      z.transform(({ id }) => ({ ids: [id].flat() })),
    ),
    answers: imageUsesSchema,
  },
  may: editors,
  input: z.object({
    ids: z.array(z.string()).check(z.maxLength(MOST_ASKED, rule('too-many-images-asked'))),
  }),
  read: async (view, { input: { ids } }) => {
    const wanted = await addressesOf(view, ids);
    if (wanted.length === 0) return done<ImageUse[]>([]);
    const where = { picture: { oneOf: wanted } };
    const uses = new Map<string, ImageUse>();
    for (const name of picturedNames) {
      const collection = recordsOfCopies(name);
      for (const record of await view.list(name, { where })) {
        // A record and its working copy count once.
        const { id } = record;
        uses.set(`${collection} ${id}`, { collection, id, title: labelOf(name, record) });
      }
    }
    return done<ImageUse[]>([...uses.values()]);
  },
});
