import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';
import { type BatchRow, isActive } from '#core/article/batch/batch.ts';
import { adminClient } from '../../parts/api/admin-client.ts';
import { useLoaded } from '../../parts/api/use-loaded.ts';

/** Milliseconds between two looks at a change that runs. */
const PAUSE = 1000;

const load = async () => (await adminClient().askInBackground('GET /admin/batches')).batches;

/** Changes of many articles by this account that run, or ended unseen. Reloads the list whenever they go on. */
export function useBatches(): { batches: readonly BatchRow[]; reload: () => void } {
  const { value: batches = [], reload } = useLoaded('batches', load);
  const { revalidate } = useRevalidator();
  const isAnyActive = batches.some(isActive);
  const reached = batches.map(({ state, done }) => `${state} ${done}`).join();
  const look = useEffectEvent(reload);
  const showRows = useEffectEvent(() => void revalidate());
  useEffect(() => {
    if (!isAnyActive) return undefined;
    const timer = setInterval(() => look(), PAUSE);
    return () => clearInterval(timer);
  }, [isAnyActive]);
  useEffect(() => {
    if (reached !== '') showRows();
  }, [reached]);
  return { batches, reload };
}
