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
  const total = await view.count(name);
  for (let offset = 0; offset < total; offset += READ_AT_ONCE) {
    for (const record of await view.list(name, { offset, limit: READ_AT_ONCE })) {
      yield textOf(record);
    }
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
