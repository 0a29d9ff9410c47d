import { useEffect, useState } from 'react';
import type { CollectionName } from '#core/collections.ts';
import { Button } from '#ui/kit/button.tsx';
import { type Draft, dropDraft, findDraft, keepDraft } from './draft-store.ts';

interface MissingRecordProps {
  collection: CollectionName;
  id: string;
  /** Opens the editor of a new record, which offers what was left. */
  onNew: () => void;
}

/** What was written on a record that is gone; none while a new record's own draft waits in its place. */
async function findOrphan(collection: string, id: string): Promise<Draft | undefined> {
  if (await findDraft({ collection, recordId: 'new' })) return undefined;
  return findDraft({ collection, recordId: id });
}

/** Says that the record to edit is gone, and leads to what was written on it. */
export function MissingRecord({ collection, id, onNew }: MissingRecordProps) {
  const [orphan, setOrphan] = useState<Draft>();
  useEffect(() => {
    setOrphan(undefined);
    let isCurrent = true;
    void findOrphan(collection, id).then((draft) => {
      if (isCurrent) setOrphan(draft);
    });
    return () => {
      isCurrent = false;
    };
  }, [collection, id]);

  async function writeAnew(draft: Draft): Promise<void> {
    const isKept = await keepDraft({ ...draft, recordId: 'new', version: undefined });
    if (isKept) await dropDraft(draft);
    onNew();
  }

  return (
    <div
      role="alert"
      className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2 border-danger border-l-4 bg-wash px-3 py-2"
    >
      <p>What you want to edit is not here any more.</p>
      {orphan ? (
        <Button tone="line" size="small" onClick={() => void writeAnew(orphan)}>
          Go on with the unsaved text as a new one
        </Button>
      ) : null}
    </div>
  );
}
