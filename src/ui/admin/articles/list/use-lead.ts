import type { DeskRow } from '#core/article/desk-list/desk-row.ts';
import { readerClient } from '../../parts/api/admin-client.ts';
import { useLoaded } from '../../parts/api/use-loaded.ts';

/** The article that leads the homepage. */
export interface Lead {
  id: string;
  title: string;
}

/** True for an article that could lead the homepage. */
export const couldLead = ({ isFeatured, isPublic }: DeskRow): boolean => isFeatured && isPublic;

/** Returns the lead of the homepage, loaded again with each list that has an article that could lead; `undefined` until then. */
export function useLead(list: { records: DeskRow[] }): Lead | undefined {
  const isAsked = list.records.some(couldLead);
  const { value } = useLoaded(
    isAsked ? 'lead' : undefined,
    async () => (await readerClient().ask('GET /front')).lead,
    { after: list },
  );
  return isAsked ? value : undefined;
}
