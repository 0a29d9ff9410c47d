import { type ReactNode, useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import * as words from '#ui/words/admin/parts-words.ts';
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx';
import { noteOpenWork } from './open-work.ts';

/**
 * Asks for confirmation before a navigation or an unload loses unsaved work. `onDiscard` removes its
 * copies; the navigation waits for it, or a reload right after it would keep them.
 */
export function useLeaveQuestion(
  isDirty: boolean,
  onDiscard: () => Promise<void>,
): {
  /** Confirmation dialog; render it. */
  question: ReactNode;
  /** Allows the next navigation without a confirmation. */
  allowLeaving: () => void;
} {
  const mayLeave = useRef(false);
  /** True from the answer *Discard* until the navigation: further answers come too late. */
  const isLeaving = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty &&
      !mayLeave.current &&
      nextLocation.state?.keepsEditor !== true &&
      currentLocation.pathname + currentLocation.search !==
        nextLocation.pathname + nextLocation.search,
  );
  useEffect(() => {
    mayLeave.current = false;
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    const noteEnd = noteOpenWork();
    return () => {
      window.removeEventListener('beforeunload', ask);
      noteEnd();
    };
  }, [isDirty]);
  return {
    allowLeaving: () => {
      mayLeave.current = true;
    },
    question: (
      <ConfirmDialog
        isOpen={blocker.state === 'blocked'}
        title={words.discardUnsavedChanges}
        text={words.whatYouChanged}
        confirmLabel={words.discard}
        cancelLabel={words.keepEditing}
        onConfirm={() => {
          if (isLeaving.current) return;
          isLeaving.current = true;
          void onDiscard().then(() => {
            isLeaving.current = false;
            blocker.proceed?.();
          });
        }}
        onCancel={() => {
          if (!isLeaving.current) blocker.reset?.();
        }}
      />
    ),
  };
}
