import { type ReactNode, useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx';
import { noteOpenWork } from './open-work.ts';

/** Asks before a navigation, or the end of the document, drops unsaved work. */
export function useLeaveQuestion(isDirty: boolean): {
  /** To be rendered: the question, while it is asked. */
  question: ReactNode;
  /** The work was saved or given up: the next navigation is no loss. */
  letGo: () => void;
} {
  const isFree = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty &&
      !isFree.current &&
      currentLocation.pathname + currentLocation.search !==
        nextLocation.pathname + nextLocation.search,
  );
  useEffect(() => {
    isFree.current = false;
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
    letGo: () => {
      isFree.current = true;
    },
    question: (
      <ConfirmDialog
        isOpen={blocker.state === 'blocked'}
        title="Discard unsaved changes?"
        text="What you changed here has not been saved."
        confirmLabel="Discard"
        cancelLabel="Keep editing"
        onConfirm={() => blocker.proceed?.()}
        onCancel={() => blocker.reset?.()}
      />
    ),
  };
}
