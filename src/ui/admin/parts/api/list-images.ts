import { answerOf } from '#api/client.ts';
import type { RecordList } from '#core/back-office/record-list.ts';
import { adminClient } from './admin-client.ts';

/** A page of the library whose alt texts match. */
export async function listImages(q: string, page: number): Promise<RecordList<'images'>> {
  const list = await answerOf(
    adminClient()[':collection'].$get({
      param: { collection: 'images' },
      query: { q, page: String(page) },
    }),
  );
  return list as unknown as RecordList<'images'>;
}
