import * as z from 'zod/mini';
import { done } from '../../errors.ts';
import { staff } from '../../permission.ts';
import type { Narrowing, StoreView } from '../../ports.ts';
import { definePrivateRead } from '../../use-case.ts';
import { type DeskTab, stagesIn } from '../desk-list/desk-tabs.ts';
import { type ChosenArticles, chosenSchema, MOST_CHOSEN } from './batch.ts';
import { type Chosen, chosenBy, nameOfArticle } from './carry-out-batch.ts';
import { chosenFields } from './change-many.ts';

/** Titles that the question names. */
const MOST_TITLES = 10;

/** Returns how many articles are selected, and the titles of the first ones. */
async function headOf<Name extends Chosen['name']>(
  view: StoreView,
  name: Name,
  narrowing: Narrowing<Name>,
): Promise<Pick<ChosenArticles, 'total' | 'titles'>> {
  const first = await view.list(name, { ...narrowing, limit: MOST_TITLES });
  return { total: await view.count(name, narrowing), titles: first.map(nameOfArticle) };
}

/** Returns how many of the drafts readers have as publications; `undefined` for more than a page of them. */
async function publishedAmong(
  view: StoreView,
  narrowing: Narrowing<'drafts'>,
  total: number,
): Promise<number | undefined> {
  if (total > MOST_CHOSEN) return undefined;
  const drafts = await view.list('drafts', narrowing);
  return view.count('articles', { where: { id: { oneOf: drafts.map(({ id }) => id) } } });
}

/** Describes the articles of a tab for which a command is about to be given. */
async function describeChosen(
  view: StoreView,
  tab: DeskTab,
  chosen: Chosen,
): Promise<ChosenArticles> {
  if (chosen.name === 'articles' || tab === 'published') {
    const head = await headOf(view, chosen.name, chosen.narrowing);
    return { ...head, stages: [{ stage: 'published', count: head.total }], published: head.total };
  }
  const { name, narrowing } = chosen;
  const head = await headOf(view, name, narrowing);
  const stages: ChosenArticles['stages'] = [];
  for (const stage of stagesIn(tab)) {
    const where = { ...narrowing.where, stage };
    stages.push({ stage, count: await view.count(name, { ...narrowing, where }) });
  }
  return {
    ...{ ...head, stages: stages.filter(({ count }) => count > 0) },
    published: await publishedAmong(view, narrowing, head.total),
  };
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
    done(
      await describeChosen(view, input.tab, await chosenBy(view, actor, input, ports.clock.now())),
    ),
});
