import * as z from 'zod/mini';
import type { Actor } from '../actor.ts';
import { articleKind } from '../article/article-kind.ts';
import { readDesk, workingCopy } from '../article/desk/desk.ts';
import { articleForm } from '../article/desk/desk-commands.ts';
import { openDesk, writePublication } from '../article/desk/write-desk.ts';
import { Refusal } from '../errors.ts';
import { counted } from '../locale/plural.ts';
import { owners } from '../permission.ts';
import type { StoreChange } from '../ports.ts';
import { defineChange, readInput } from '../use-case.ts';
import { demonstrationId, type Story } from './story.ts';

const HOUR = 3_600_000;

interface Filling {
  change: StoreChange;
  actor: Actor;
  now: Date;
}

/** Publishes an article by the rules of the form, unless it is there already. Returns true if it was added. */
async function addStory({ change, actor, now }: Filling, story: Story): Promise<boolean> {
  const { number, title, standfirst, category, by, pieces, isFeatured, isPremium } = story;
  const id = demonstrationId(number);
  if (workingCopy(await readDesk(change, id))) return false;
  const form = readInput(articleForm, {
    ...{ title, standfirst, category, isFeatured, isPremium },
    author: by.join(', '),
    content: pieces.map((piece, at) => ({ ...piece, id: `${id}-block-${at + 1}` })),
  });
  if (!form.ok) throw new Refusal(form.failure);
  const words = articleKind.toRecord(form.value, { now, actor, stored: undefined });
  const opened = { ...(await openDesk(change, actor, {}, now)), id };
  await writePublication(opened, words, new Date(now.getTime() - story.hours * HOUR));
  return true;
}

/** Adds these pictures to the library, except those whose address it has. Returns their number. */
async function addPictures(
  { change }: Filling,
  pictures: readonly { id: string; url: string; alt: string }[],
): Promise<number> {
  const known = new Set((await change.list('images')).map(({ url }) => url));
  const missing = pictures.filter(({ url }) => !known.has(url));
  for (const picture of missing) await change.put('images', picture);
  return missing.length;
}

/**
 * Fills the site with a demonstration newspaper: published articles of the last weeks with their pictures,
 * in one transaction. What is there already, by its id, stays as it is; filling twice adds nothing.
 */
export const fillDemonstration = defineChange({
  name: 'fillDemonstration',
  contract: {
    route: 'POST /admin/demonstration',
    summary: 'Add a demonstration newspaper',
    answers: z.object({ articles: z.number(), pictures: z.number() }),
  },
  may: owners,
  input: z.object({}),
  prepare: () => import('./newspaper.ts'),
  change: async (change, { actor, ports, prepared: { stories, demonstrationPictures } }) => {
    const filling = { change, actor, now: ports.clock.now() };
    const pictures = await addPictures(filling, demonstrationPictures);
    let articles = 0;
    for (const story of stories) if (await addStory(filling, story)) articles += 1;
    const value = { articles, pictures };
    if (articles + pictures === 0) return { value };
    const added = counted(articles, { one: 'article', other: 'articles' });
    return {
      value,
      activity: {
        event: 'demonstration-added',
        action: 'Added Demonstration',
        description: `The demonstration newspaper was added: ${added}`,
      },
    };
  },
});
