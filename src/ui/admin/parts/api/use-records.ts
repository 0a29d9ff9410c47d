import { useEffect, useState } from 'react';
import type { RecordList } from '#core/back-office/record-list.ts';
import type { CollectionName } from '#core/collections.ts';
import { allRecords } from './all-records.ts';

/** All records of the collection; `undefined` while loading. */
export function useRecords<Name extends CollectionName>(
  collection: Name,
): RecordList<Name>['records'] | undefined {
  const [records, setRecords] = useState<RecordList<Name>['records']>();
  useEffect(() => {
    let isCurrent = true;
    allRecords(collection).then((all) => isCurrent && setRecords(all), console.error);
    return () => {
      isCurrent = false;
    };
  }, [collection]);
  return records;
}
