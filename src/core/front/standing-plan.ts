import type { PublicStore } from '../public-view.ts';
import { emptyPlan, type FrontPlan } from './front-plan.ts';

/** The plan of a front from the store's cache; an empty one if none is stored. */
export async function standingPlan(
  store: Pick<PublicStore, 'standing'>,
  front: string,
): Promise<FrontPlan> {
  const plans = await store.standing('fronts');
  return plans.find(({ id }) => id === front) ?? emptyPlan(front);
}
