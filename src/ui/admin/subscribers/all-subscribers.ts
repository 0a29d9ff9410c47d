import { answerOf } from '#api/client.ts';
import type { RecordList } from '#core/back-office/record-list.ts';
import type { Subscriber } from '#core/newsletter/subscriber.ts';
import { adminClient } from '../parts/admin-client.ts';

const collection = 'newsletterSubscribers';

async function pageOf(page: number): Promise<RecordList<typeof collection>> {
  const asked = adminClient()[':collection'].$get({
    param: { collection },
    query: { q: '', page: String(page) },
  });
  return (await answerOf(asked)) as unknown as RecordList<typeof collection>;
}

/** Everybody on the list, page by page; each once, also where somebody joins while it is read. */
export async function allSubscribers(): Promise<Subscriber[]> {
  const found = new Map<string, Subscriber>();
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const list = await pageOf(page);
    pages = list.pages;
    for (const subscriber of list.records) found.set(subscriber.id, subscriber);
  }
  return [...found.values()];
}
