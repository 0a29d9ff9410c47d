import { useEffect, useState } from 'react';
import type { CollectionName } from '#core/collections.ts';
import { Button } from '#ui/kit/button.tsx';
import { adminClient } from './admin-client.ts';
import { ComparedFields, type NamedField } from './compared-fields.tsx';
import { recordValues } from './form-values.ts';
import { readRecord } from './read-record.ts';
import type { FormWork } from './use-form-work.ts';

interface ConflictOfferProps {
  collection: CollectionName;
  id: string;
  work: FormWork;
  fields: readonly NamedField[];
  /** Ends the conflict: the version in the form is the newest now. */
  onSettled: () => void;
  /** Saves what is typed as a record of its own, where the stored one is gone. */
  onSaveAsNew?: () => void;
}

interface Theirs {
  record: { version?: number | undefined } | undefined;
}

/** The stored record as somebody else left it; empty when they deleted it. */
function useTheirs(collection: CollectionName, id: string): Theirs | undefined {
  const [theirs, setTheirs] = useState<Theirs>();
  useEffect(() => {
    let isCurrent = true;
    readRecord(adminClient(), collection, id).then(
      (record) => isCurrent && setTheirs({ record }),
      (error: unknown) => console.error(error),
    );
    return () => {
      isCurrent = false;
    };
  }, [collection, id]);
  return theirs;
}

/** Somebody else saved the record meanwhile: both versions, and the choice between them. */
export function ConflictOffer(props: ConflictOfferProps) {
  const { collection, id, work, fields, onSettled, onSaveAsNew } = props;
  const theirs = useTheirs(collection, id);
  if (!theirs) return null;
  const { record } = theirs;
  const names = fields.map(({ name }) => name);
  const stored = record && { values: recordValues(record, names), version: record.version };
  return (
    <section
      aria-label="Conflict"
      className="grid gap-3 border-danger border-l-4 bg-wash p-4 wrap-anywhere"
    >
      <p role="alert">
        {stored
          ? 'Somebody else saved this in the meantime. Nothing was overwritten.'
          : 'Somebody else deleted this in the meantime. Your text is still here.'}
      </p>
      {stored ? (
        <>
          <ComparedFields
            fields={fields}
            here={{ label: 'Yours', values: work.values }}
            there={{ label: 'Theirs', values: stored.values }}
          />
          <div className="flex flex-wrap gap-2">
            <Button
              tone="line"
              size="small"
              onClick={() => {
                work.rebase(stored);
                onSettled();
              }}
            >
              Go on with mine
            </Button>
            <Button
              tone="line"
              size="small"
              onClick={() => {
                work.restart(stored);
                onSettled();
              }}
            >
              Take theirs
            </Button>
          </div>
        </>
      ) : onSaveAsNew ? (
        <div>
          <Button tone="line" size="small" onClick={onSaveAsNew}>
            Save mine as a new one
          </Button>
        </div>
      ) : null}
    </section>
  );
}
