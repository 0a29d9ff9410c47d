import { useEffect, useState } from 'react';
import type { CollectionName } from '#core/collections.ts';
import { adminClient } from './admin-client.ts';
import { ComparedFields, describedBy, type NamedField } from './compared-fields.tsx';
import { recordValues } from './form-values.ts';
import { OfferPanel } from './offer-panel.tsx';
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
  if (!record) {
    return (
      <OfferPanel
        isUrgent
        label="Conflict"
        text="Somebody else deleted this in the meantime. Your text is still here."
        choices={onSaveAsNew ? [{ label: 'Save mine as a new one', choose: onSaveAsNew }] : []}
      />
    );
  }
  const stored = { values: recordValues(record, names), version: record.version };
  return (
    <OfferPanel
      isUrgent
      label="Conflict"
      text="Somebody else saved this in the meantime. Nothing was overwritten."
      choices={[
        {
          label: 'Go on with mine',
          choose: () => {
            work.rebase(stored);
            onSettled();
          },
        },
        {
          label: 'Take theirs',
          choose: () => {
            work.restart(stored);
            onSettled();
          },
        },
      ]}
    >
      <ComparedFields
        versions={[
          { label: 'Yours', fields: describedBy(fields, work.values) },
          { label: 'Theirs', fields: describedBy(fields, stored.values) },
        ]}
      />
    </OfferPanel>
  );
}
