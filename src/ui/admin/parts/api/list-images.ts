import type { RecordList } from '#core/back-office/record-list.ts';
import { adminClient } from './admin-client.ts';

/** A page of the image library, filtered by alt text. */
export const listImages = (q: string, page: number): Promise<RecordList<'images'>> =>
  adminClient().ask('GET /admin/images', { q, page: String(page) });
