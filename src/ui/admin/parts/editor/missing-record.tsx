import type { CollectionName } from '#core/collections.ts';
import { Button } from '#ui/kit/design/button.tsx';
import * as words from '#ui/words/admin/parts-words.ts';
import { useLoaded } from '../api/use-loaded.ts';
import { dropCopy, findCopies, keepCopy } from './unsaved-work-store.ts';

interface MissingRecordProps {
  collection: CollectionName;
  id: string;
  /** Opens the editor of a new record, which then offers the moved copies. */
  onNew: () => void;
}

/**
 * Note that the record to edit is gone, with a button that moves unsaved work on it to a new
 * record.
 */
export function MissingRecord({ collection, id, onNew }: MissingRecordProps) {
  /** Unsaved work on the missing record, newest first. */
  const { value: orphans = [] } = useLoaded(`${collection}:${id}`, () =>
    findCopies({ collection, recordId: id }),
  );

  async function writeAnew(): Promise<void> {
    for (const [age, copy] of orphans.entries()) {
      // Later than all copies of new records, in unchanged order among themselves.
      const keptAt = new Date(Date.now() - age).toISOString();
      const moved = { ...copy, recordId: 'new', version: undefined, base: undefined, keptAt };
      if (await keepCopy(moved)) await dropCopy(copy);
    }
    onNew();
  }

  return (
    <div
      role="alert"
      className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2 border-danger border-s-4 bg-wash px-3 py-2"
    >
      <p>{words.thisRecordHasBeenDeleted}</p>
      {orphans.length > 0 ? (
        <Button tone="line" size="small" onClick={() => void writeAnew()}>
          {words.continueWithTheUnsavedText}
        </Button>
      ) : null}
    </div>
  );
}
