import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Draft, type DraftKey, dropDraft, findDraft, keepDraft } from './draft-store.ts';

/** Milliseconds of quiet before work is kept. */
const PAUSE = 500;

interface Work {
  fields: unknown;
  label: string;
  version: number | undefined;
  isDirty: boolean;
}

/**
 * Keeps unsaved work of an open editor as a local copy, and finds one that was left behind. It is only
 * offered: the editor decides with the person, nothing is overwritten by itself.
 */
export function useDraft(
  key: DraftKey | undefined,
  work: Work,
  /** Whether an editor of today can show what was kept; anything else is as good as none. */
  isReadable: (fields: unknown) => boolean = () => true,
) {
  const [found, setFound] = useState<Draft>();
  /** What was saved or given up: a copy of it must not come back behind its own dropping. */
  const dropped = useRef<unknown>(undefined);
  const { collection, recordId } = key ?? {};
  const offer = useEffectEvent((draft: Draft | undefined) =>
    setFound(draft && isReadable(draft.fields) ? draft : undefined),
  );

  useEffect(() => {
    setFound(undefined);
    if (collection === undefined || recordId === undefined) return undefined;
    let isCurrent = true;
    void findDraft({ collection, recordId }).then((draft) => {
      if (isCurrent) offer(draft);
    });
    return () => {
      isCurrent = false;
    };
  }, [collection, recordId]);

  const keep = useEffectEvent(() => {
    // Nothing is kept over a left draft that is still offered.
    if (!key || found || !work.isDirty || work.fields === dropped.current) return;
    const { fields, label, version } = work;
    void keepDraft({ ...key, fields, label, version, keptAt: new Date().toISOString() });
  });

  const isWaiting = found !== undefined;
  const { fields, isDirty } = work;
  useEffect(() => {
    if (!isDirty || isWaiting || fields === undefined) return undefined;
    const timer = setTimeout(keep, PAUSE);
    return () => clearTimeout(timer);
  }, [fields, isDirty, isWaiting]);

  // A session that ends closes the editor: what the pause still held back is kept now.
  useEffect(() => () => keep(), []);

  useEffect(() => {
    // The tab is going away: what the pause still held back is kept now.
    const onHide = (): void => {
      if (document.visibilityState === 'hidden') keep();
    };
    document.addEventListener('visibilitychange', onHide);
    return () => document.removeEventListener('visibilitychange', onHide);
  }, []);

  return {
    /** Work that was left unsaved; offer it. */
    found,
    /** The person took it or refused it: work is kept again from here on. */
    settle: () => setFound(undefined),
    drop: async (): Promise<void> => {
      // Refusing a draft that was found gives up nothing that is in the editor.
      if (!found) dropped.current = work.fields;
      setFound(undefined);
      if (key) await dropDraft(key);
    },
  };
}
