import type { StoreChange } from '../ports.ts';
import { waitingLaunches } from './launch-at.ts';

/** Removes the front of a deleted section: its plan, its former ones, and the launches that wait. */
export async function removeFront(change: StoreChange, front: string): Promise<void> {
  if (await change.get('fronts', front)) await change.remove('fronts', front);
  const former = await change.list('formerFronts', { where: { front } });
  for (const { id } of former) await change.remove('formerFronts', id);
  for (const { id } of await waitingLaunches(change, front)) await change.remove('jobs', id);
}
