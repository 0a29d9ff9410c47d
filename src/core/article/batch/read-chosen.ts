import * as z from 'zod/mini';
import { done } from '../../errors.ts';
import { staff } from '../../permission.ts';
import type { StoreView } from '../../ports.ts';
import { definePrivateRead } from '../../use-case.ts';
import { stagesIn } from '../desk-list/desk-tabs.ts';
import { type ChosenArticles, chosenSchema } from './batch.ts';
import { type Chosen, chosenBy, nameOfArticle } from './carry-out-batch.ts';
import { chosenFields } from './change-many.ts';

/** Titles that the question names. */
const MOST_TITLES = 10;

/** Most drafts among which the published ones are counted. */
const MOST_COUNTED = 1000;

/** Returns how many of the drafts readers have as publications. */
async function publishedAmong(
  view: StoreView,
  { narrowing }: Extract<Chosen, { name: 'drafts' }>,
): Promise<number> {
  const drafts = await view.list('drafts', narrowing);
  return view.count('articles', { where: { id: { oneOf: drafts.map(({ id }) => id) } } });
}

async function stagesOf(
  view: StoreView,
  { narrowing }: Extract<Chosen, { name: 'drafts' }>,
): Promise<ChosenArticles['stages']> {
  const counted = [];
  for (const stage of stagesIn('open').concat(stagesIn('withdrawn'))) {
    const { stage: asked } = narrowing.where ?? {};
    const isAsked = typeof asked !== 'object' || !('oneOf' in asked) || asked.oneOf.includes(stage);
    const where = { ...narrowing.where, stage };
    const count = isAsked ? await view.count('drafts', { ...narrowing, where }) : 0;
    if (count > 0) counted.push({ stage, count });
  }
  return counted;
}

/** Describes the articles for which a command is about to be given. */
async function describeChosen(view: StoreView, chosen: Chosen): Promise<ChosenArticles> {
  const first = { limit: MOST_TITLES };
  if (chosen.name === 'articles') {
    const { name, narrowing } = chosen;
    const total = await view.count(name, narrowing);
    const titles = (await view.list(name, { ...narrowing, ...first })).map(nameOfArticle);
    const stages = total > 0 ? [{ stage: 'published', count: total }] : [];
    return { total, titles, stages, published: total };
  }
  const { name, narrowing } = chosen;
  const total = await view.count(name, narrowing);
  const titles = (await view.list(name, { ...narrowing, ...first })).map(nameOfArticle);
  const published = total > MOST_COUNTED ? undefined : await publishedAmong(view, chosen);
  return { total, titles, stages: await stagesOf(view, chosen), published };
}

/** Describes a selection of articles: how many, of which stages, the first titles, and how many readers have. */
export const readChosen = definePrivateRead({
  name: 'readChosen',
  contract: {
    route: 'POST /admin/batches/question',
    summary: 'Which articles a command would be given for',
    answers: chosenSchema,
  },
  may: staff,
  input: z.object(chosenFields),
  read: async (view, { input, actor, ports }) =>
    done(await describeChosen(view, await chosenBy(view, actor, input, ports.clock.now()))),
});
