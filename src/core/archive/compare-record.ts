import { emailKey } from '../account/user.ts';
import type { CollectionName } from '../collections.ts';
import type { StoreView } from '../ports.ts';
import type { ArchivedRecord } from './check-record.ts';
import { UnfitRecord } from './embedded-media.ts';

/** Equal texts for equal records: keys in order, without the version, which says nothing. */
function contentText(value: unknown, isRecord = true): string {
  if (Array.isArray(value)) return `[${value.map((one) => contentText(one, false)).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value)
    .filter(([key, inner]) => inner !== undefined && !(isRecord && key === 'version'))
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const texts = entries.map(
    ([key, inner]) => `${JSON.stringify(key)}:${contentText(inner, false)}`,
  );
  return `{${texts.join()}}`;
}

/** Returns the effect of importing a record on the stored ones. Throws `UnfitRecord`. */
export async function compareRecord(
  view: StoreView,
  name: CollectionName,
  record: ArchivedRecord,
): Promise<'added' | 'replaced' | 'unchanged'> {
  if (name === 'newsletterSubscribers') {
    const where = { email: emailKey(String(record.email)) };
    const holders = await view.list(name, { where });
    if (holders.some(({ id }) => id !== record.id)) {
      throw new UnfitRecord('Its e-mail address is on the list already.');
    }
  }
  const stored: ArchivedRecord | undefined = await view.get(name, record.id);
  if (!stored) return 'added';
  return contentText(stored) === contentText(record) ? 'unchanged' : 'replaced';
}
