import type { CollectionName } from '../collections.ts';
import type { StoreView } from '../ports.ts';
import { partLimits } from './archive-format.ts';

/** Number of records per read. */
const READ_AT_ONCE = 100;

async function* textsOf(
  view: StoreView,
  name: CollectionName,
  textOf: (record: unknown) => Promise<string>,
): AsyncGenerator<string> {
  let left = await view.count(name);
  let after: string | undefined;
  let skipped = 0;
  // A store leaves out records that it can't read: without any readable one, the next stretch is tried.
  while (skipped < left) {
    const query = {
      offset: skipped,
      limit: READ_AT_ONCE,
      ...(after === undefined ? {} : { after }),
    };
    const records = await view.list(name, query);
    for (const record of records) yield textOf(record);
    const last = records.at(-1);
    left -= records.length;
    skipped = last ? 0 : skipped + READ_AT_ONCE;
    if (last) after = await view.placeOf(name, last.id);
  }
}

/** Yields a collection's records as JSON, in the collection's own order: one part after the other, at least one. */
export async function* recordParts(
  view: StoreView,
  name: CollectionName,
  textOf: (record: unknown) => Promise<string>,
): AsyncGenerator<string[]> {
  let texts: string[] = [];
  let characters = 0;
  const isFull = (next: number): boolean =>
    texts.length >= partLimits.records ||
    (texts.length > 0 && characters + next > partLimits.characters);
  for await (const text of textsOf(view, name, textOf)) {
    if (isFull(text.length)) {
      yield texts;
      texts = [];
      characters = 0;
    }
    texts.push(text);
    characters += text.length;
  }
  yield texts;
}
