import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { LibraryImage } from '#core/image/library-image.ts';
import { readPicture } from '../../media/read-picture.ts';
import { mayPass } from '../../media/upload-medium.ts';
import { adminClient, problemIn } from '../../parts/api/admin-client.ts';
import { askToKeepData } from '../../parts/api/keep-data.ts';
import { saveRecord } from '../../parts/api/record-calls.ts';

export type UploadOutcome =
  | { step: 'waiting' }
  | { step: 'uploading'; share: number }
  | { step: 'added'; image: LibraryImage }
  /** The library has a picture with the same content. */
  | { step: 'known'; image: LibraryImage }
  | { step: 'refused'; reason: string }
  /** The file did not arrive: the same may arrive at the next try. */
  | { step: 'broken'; reason: string };

export interface BatchFile {
  id: number;
  file: File;
  outcome: UploadOutcome;
}

/** Uploads one file and adds it to the library, with what the file says about it; its name is a first alt text. */
async function addToLibrary(
  file: File,
  onProgress: (share: number) => void,
): Promise<UploadOutcome> {
  const outcome = await readPicture(file, { isUnlisted: true, onProgress });
  if (!outcome.ok) {
    return { step: outcome.isBroken ? 'broken' : 'refused', reason: outcome.reason };
  }
  const { url, name, known, description } = outcome.media;
  if (known) return { step: 'known', image: known };
  const fields = { ...description, url, alt: name || file.name };
  return { step: 'added', image: await saveRecord(adminClient(), 'images', fields, undefined) };
}

/**
 * Uploads several files, one after the other. A refused file does not stop the others; the library is
 * reloaded after each picture.
 */
export function useUploadBatch() {
  const [files, setFiles] = useState<readonly BatchFile[]>([]);
  const { revalidate } = useRevalidator();
  const made = useRef(0);
  const line = useRef(Promise.resolve());

  const settle = (id: number, outcome: UploadOutcome): void =>
    setFiles((was) => was.map((one) => (one.id === id ? { ...one, outcome } : one)));

  async function work(id: number, file: File): Promise<void> {
    const show = (share: number): void => settle(id, { step: 'uploading', share });
    show(0);
    try {
      settle(id, await addToLibrary(file, show));
      void askToKeepData();
    } catch (error) {
      const { status, detail } = problemIn(error);
      settle(id, { step: mayPass(status) ? 'broken' : 'refused', reason: detail });
    }
    // Not waited for: a reload that another one replaces may never end, and the next file would not begin.
    void revalidate();
  }

  const begin = (id: number, file: File): void => {
    line.current = line.current.then(() => work(id, file));
  };

  return {
    files,
    add: (file: File): void => {
      made.current += 1;
      const id = made.current;
      setFiles((was) => [...was, { id, file, outcome: { step: 'waiting' } }]);
      begin(id, file);
    },
    /** Uploads the files again that did not arrive. */
    again: (): void => {
      for (const { id, file, outcome } of files) {
        if (outcome.step !== 'broken') continue;
        settle(id, { step: 'waiting' });
        begin(id, file);
      }
    },
    /** Removes the files that are finished from the list. */
    clear: (): void =>
      setFiles((was) =>
        was.filter(({ outcome: { step } }) => step === 'waiting' || step === 'uploading'),
      ),
  };
}

export type UploadBatch = ReturnType<typeof useUploadBatch>;
