import * as z from 'zod/mini';
import { collectRefusals } from '../collect-refusals.ts';
import { refuseStale, versionGiven } from '../content/refuse-stale.ts';
import { failures, Refusal, rule } from '../errors.ts';
import { countedInOwn } from '../locale/plural.ts';
import { editors } from '../permission.ts';
import type { StoreChange } from '../ports.ts';
import { defineChange } from '../use-case.ts';
import * as words from '../words/event-words.ts';
import { sayInEnglish } from '../words/say-in-english.ts';
import { imageKind } from './image-kind.ts';
import { imageLabel } from './library-image.ts';

/** Most pictures that are changed at once: a page of the longest list. */
const MOST = 100;

const { credit, rights, tags } = imageKind.fields;

const given = z.object({ id: z.string(), version: versionGiven, credit, rights, tags });

/** Sets the fields of one picture. Absent ones keep their value, and empty ones are removed. */
async function amendImage(
  change: StoreChange,
  { id, version, ...fields }: z.infer<typeof given>,
): Promise<void> {
  const stored = await change.get('images', id);
  if (!stored) throw new Refusal(failures.deletedAlready());
  refuseStale(version, stored);
  const set = { ...stored, ...fields };
  await change.replace('images', {
    ...stored,
    credit: set.credit || undefined,
    rights: set.rights || undefined,
    tags: set.tags && set.tags.length > 0 ? [...new Set(set.tags)] : undefined,
  });
}

/**
 * Sets credit, terms of use and tags of several pictures, described or not. A picture that was changed or deleted since it was
 * read stays as it is and is named with the reason.
 */
export const amendImages = defineChange({
  name: 'amendImages',
  contract: {
    route: 'POST /admin/images/amendments',
    summary: 'Set credit, terms of use and tags of several pictures',
    answers: z.object({
      /** Ids of the changed pictures. */
      done: z.array(z.string()),
      refusals: z.array(z.object({ id: z.string(), label: z.string(), reason: z.string() })),
    }),
    refusals: ['invalid'],
  },
  may: editors,
  input: z.object({
    images: z
      .array(given)
      .check(z.minLength(1, rule('no-picture-chosen')), z.maxLength(MOST, rule('too-many-asked'))),
  }),
  change: async (change, { input: { images } }) => {
    const done: string[] = [];
    const refused = await collectRefusals(images, async (image) => {
      await amendImage(change, image);
      done.push(image.id);
    });
    const refusals = [];
    for (const { one, failure } of refused) {
      const stored = await change.get('images', one.id);
      const label = stored ? imageLabel(stored) : one.id;
      refusals.push({ id: one.id, label, reason: sayInEnglish(failure).message });
    }
    const [first] = done;
    if (first === undefined) return { value: { done, refusals } };
    return {
      value: { done, refusals },
      activity: {
        event: 'images-amended',
        subject: { collection: 'images', id: first },
        action: words.changedPictures,
        description: words.picturesWereChanged(countedInOwn(done.length, words.pictures)),
      },
    };
  },
});
