import { dequal } from 'dequal/lite';
import type { CollectionName, RecordOf } from '../collections.ts';
import { stretchFrom } from '../list-stretch.ts';
import type { StoreChange, Where } from '../ports.ts';
import type { Amended, DeletedParts } from './deleted-parts.ts';

/** Collections whose changes are no part of a deletion: they say what happened, or what is to be done. */
const unnoted: readonly CollectionName[] = ['activity', 'jobs', 'securityEvents'];

/** Records that are read at once, so that long lists need little memory. */
const STRETCH = 100;

/** Returns the fields in which a record differs from the one before, its version apart. */
function differences(before: object, after: object): Amended['fields'] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  names.delete('version');
  return [...names].flatMap((field) => {
    const [was, is]: unknown[] = [Reflect.get(before, field), Reflect.get(after, field)];
    return dequal(was, is) ? [] : [{ field, before: was, after: is }];
  });
}

/**
 * Returns the same transaction, which notes the records that are added, removed and changed in it, with what is needed to
 * take that back.
 */
export function noting(change: StoreChange): { noted: DeletedParts; change: StoreChange } {
  const noted: DeletedParts = { added: [], removed: [], amended: [] };

  const noteAdded = (collection: CollectionName, id: string): void => {
    if (!unnoted.includes(collection)) noted.added.push({ collection, id });
  };

  /** Forgets that a record was added in this transaction. Returns whether it was. */
  function forgetAdded(collection: CollectionName, id: string): boolean {
    const at = noted.added.findIndex((one) => one.collection === collection && one.id === id);
    if (at >= 0) noted.added.splice(at, 1);
    return at >= 0;
  }

  function noteChange<Name extends CollectionName>(
    collection: Name,
    before: RecordOf<Name> | undefined,
    after: RecordOf<Name>,
  ): void {
    if (!before) {
      noteAdded(collection, after.id);
      return;
    }
    if (unnoted.includes(collection)) return;
    const fields = differences(before, after);
    if (fields.length === 0) return;
    const last = noted.amended.at(-1);
    if (last?.collection === collection && dequal(last.fields, fields)) last.ids.push(after.id);
    else noted.amended.push({ collection, ids: [after.id], fields });
  }

  /** Notes the records that are about to get these fields. */
  async function noteAmended<Name extends CollectionName>(
    collection: Name,
    where: Where<Name>,
    fields: object,
  ): Promise<void> {
    let cursor: string | undefined;
    do {
      const at = { cursor, limit: STRETCH };
      const { records, next } = await stretchFrom(change, collection, { where }, at);
      for (const record of records) noteChange(collection, record, { ...record, ...fields });
      cursor = next;
    } while (cursor !== undefined);
  }

  return {
    noted,
    change: {
      ...change,
      insert: async (name, record) => {
        const added = await change.insert(name, record);
        noteAdded(name, added.id);
        return added;
      },
      replace: async (name, record) => {
        const before = await change.get(name, record.id);
        const after = await change.replace(name, record);
        noteChange(name, before, after);
        return after;
      },
      put: async (name, record, version) => {
        const before = await change.get(name, record.id);
        const after = await change.put(name, record, version);
        noteChange(name, before, after);
        return after;
      },
      amend: async (name, where, fields) => {
        await noteAmended(name, where, fields);
        return change.amend(name, where, fields);
      },
      remove: async (name, id) => {
        const record = await change.get(name, id);
        const place = await change.remove(name, id);
        if (record && !forgetAdded(name, id) && !unnoted.includes(name)) {
          noted.removed.push({ collection: name, record: { ...record }, place });
        }
        return place;
      },
    },
  };
}
