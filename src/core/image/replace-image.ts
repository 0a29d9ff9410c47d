import * as z from 'zod/mini';
import { definitionOf, recordsOfCopies } from '../collections.ts';
import { failures, Refusal } from '../errors.ts';
import { counted } from '../locale/plural.ts';
import { editors } from '../permission.ts';
import type { StoreChange } from '../ports.ts';
import { defineChange } from '../use-case.ts';
import { type PicturedName, picturedNames } from './image-use.ts';
import { imageLabel, type LibraryImage } from './library-image.ts';
import { swapPicture } from './swap-picture.ts';

/** Replaces a picture in the records of one collection. Returns their ids. */
async function replaceIn<Name extends PicturedName>(
  change: StoreChange,
  name: Name,
  before: LibraryImage,
  after: LibraryImage,
): Promise<string[]> {
  const { schema } = definitionOf(name);
  // Other records than articles have no place for a crop and a focal point.
  const { focus, crop, ...texts } = after;
  const given = recordsOfCopies(name) === 'articles' ? after : texts;
  const showing = await change.list<PicturedName>(name, { where: { picture: before.url } });
  for (const record of showing) {
    const { version } = record;
    await change.replace(name, { ...z.parse(schema, swapPicture(record, before, given)), version });
  }
  return showing.map(({ id }) => `${recordsOfCopies(name)} ${id}`);
}

/**
 * Shows another picture of the library in every article, draft, web story and advertisement that shows this
 * one. Revisions keep what they show. Refuses with `not-found` if either picture is missing.
 */
export const replaceImage = defineChange({
  name: 'replaceImage',
  contract: {
    route: 'POST /admin/images/:id/replacement',
    summary: 'Show another picture wherever this one is shown',
    answers: z.object({ count: z.number() }),
    refusals: ['not-found'],
  },
  may: editors,
  input: z.object({
    id: z.string(),
    /** Id of the picture that takes its place. */
    by: z.string(),
  }),
  change: async (change, { input: { id, by } }) => {
    const before = await change.get('images', id);
    const after = await change.get('images', by);
    if (!before?.url || !after?.url) throw new Refusal(failures.notFound());
    if (before.url === after.url) return { value: { count: 0 } };
    const replaced = new Set<string>();
    for (const name of picturedNames) {
      for (const one of await replaceIn(change, name, before, after)) replaced.add(one);
    }
    const count = replaced.size;
    if (count === 0) return { value: { count } };
    const records = counted(count, { one: 'record', other: 'records' });
    return {
      value: { count },
      activity: {
        event: 'image-replaced',
        subject: { collection: 'images', id },
        action: 'Replaced Image',
        description: `Image "${imageLabel(before)}" was replaced by "${imageLabel(after)}" in ${records}`,
      },
    };
  },
});
