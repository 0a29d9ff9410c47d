import * as z from 'zod/mini';
import { failures, Refusal } from '../errors.ts';
import type { StoreView } from '../ports.ts';
import { longest } from '../text/form-text.ts';
import { HOMEPAGE } from './front-plan.ts';

/** Field of a route: the id of a front's plan, `home` or the id of a category. */
export const frontId = z.string().check(z.minLength(1), z.maxLength(longest.name));

/** A front that editors arrange. */
export interface ArrangedFront {
  /** Id of its plan. */
  id: string;
  /** Name of its section; absent for the homepage. */
  section?: string;
}

/** Returns the front with that id; `undefined` if there is no such section. */
export async function frontWithId(
  view: Pick<StoreView, 'get'>,
  id: string,
): Promise<ArrangedFront | undefined> {
  if (id === HOMEPAGE) return { id };
  const category = await view.get('categories', id);
  return category && { id, section: category.name };
}

/** Returns the front with that id. Refuses with `not-found`. */
export async function requireFront(
  view: Pick<StoreView, 'get'>,
  id: string,
): Promise<ArrangedFront> {
  const front = await frontWithId(view, id);
  if (!front) throw new Refusal(failures.notFound());
  return front;
}
