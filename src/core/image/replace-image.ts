import * as z from 'zod/mini';
import { definitionOf, recordsOfCopies } from '../collections.ts';
import { failures, Refusal } from '../errors.ts';
import { countedInOwn } from '../locale/plural.ts';
import { editors } from '../permission.ts';
import type { StoreChange } from '../ports.ts';
import { defineChange } from '../use-case.ts';
import * as words from '../words/event-words.ts';
import { type PicturedName, picturedNames } from './image-use.ts';
import { imageLabel, type LibraryImage } from './library-image.ts';

type Shown = Pick<LibraryImage, 'url' | 'alt' | 'caption' | 'credit' | 'focus' | 'crop'>;

/** Texts that records copy from the library beside an address. */
const copied = ['alt', 'caption', 'credit'] as const;

/** Values that fit one picture alone. */
const framing = ['focus', 'crop'] as const;

/**
 * Returns a deep copy of a record's value that shows another picture. Alt texts, captions and credits that
 * were copied from the old picture are replaced by those of the new one; texts written for the record stay.
 * Crop and focal point beside the address are those of the new picture.
 */
function swapPicture(value: unknown, before: Shown, after: Shown): unknown {
  if (value === before.url) return after.url;
  if (Array.isArray(value)) return value.map((one) => swapPicture(one, before, after));
  if (typeof value !== 'object' || value === null) return value;
  const swapped = Object.entries(value).map(([key, inner]) => [
    key,
    swapPicture(inner, before, after),
  ]);
  const next: Record<string, unknown> = Object.fromEntries(swapped);
  if (!Object.values(value).includes(before.url)) return next;
  for (const name of copied) {
    const text = before[name];
    if (text && next[name] === text) next[name] = after[name] ?? '';
  }
  if (next.src !== after.url) return next;
  for (const name of framing) {
    delete next[name];
    if (after[name]) next[name] = after[name];
  }
  return next;
}

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
      // The look is published by owners alone.
      if (name === 'looks') continue;
      for (const one of await replaceIn(change, name, before, after)) replaced.add(one);
    }
    const count = replaced.size;
    if (count === 0) return { value: { count } };
    const records = countedInOwn(count, words.records);
    return {
      value: { count },
      activity: {
        event: 'image-replaced',
        subject: { collection: 'images', id },
        action: words.replacedImage,
        description: words.imageWasReplaced(imageLabel(before), imageLabel(after), records),
      },
    };
  },
});
