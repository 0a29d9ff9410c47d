import { useEffect, useRef, useState } from 'react';
import type { ProblemDetails } from '#api/problem.ts';
import { Button } from '#ui/kit/design/button.tsx';
import { Icon } from '#ui/kit/design/icon.tsx';
import * as articleEditorWords from '#ui/words/admin/article-editor-words.ts';
import type { SaveIntent, SavePhase } from '../../parts/editor/save-transition.ts';
import { useFocusGivenBack } from '../../parts/form/field-focus.ts';

export interface SaveStatusState {
  phase: SavePhase;
  intent: SaveIntent | undefined;
  /** Reason why the last request failed. */
  reason: ProblemDetails | undefined;
  /** Milliseconds since 1970 of the last success. */
  savedAt: number | undefined;
}

/** Seconds since an instant, renewed every second, then every minute. */
function useAge(instant: number | undefined): number {
  const [now, setNow] = useState(() => Date.now());
  const age = instant === undefined ? 0 : Math.max(0, Math.round((now - instant) / 1000));
  useEffect(() => {
    if (instant === undefined) return undefined;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [instant]);
  return age;
}

const ageInWords = (seconds: number): string =>
  seconds < 60
    ? articleEditorWords.savedSAgo(seconds)
    : articleEditorWords.savedMinAgo(Math.floor(seconds / 60));

/** True if the site answered that its database didn't. */
const isDatabaseAway = ({ reason }: SaveStatusState): boolean => reason?.kind === 'unavailable';

function wordsOf(state: SaveStatusState, age: number): string {
  const { phase, savedAt } = state;
  if (phase === 'sending') return articleEditorWords.saving;
  if (phase === 'offline')
    return isDatabaseAway(state) ? articleEditorWords.savingWaits : articleEditorWords.offline;
  if (phase === 'refused') return articleEditorWords.onThisDevice;
  if (phase === 'disputed') return articleEditorWords.changedElsewhere;
  return savedAt === undefined ? '' : ageInWords(age);
}

/** State of the words, beside the buttons: saved, saving, offline. */
export function SaveStatus({ state }: { state: SaveStatusState }) {
  const age = useAge(state.savedAt);
  return <span className="text-meta tabular-nums">{wordsOf(state, age)}</span>;
}

interface SaveNoticeProps {
  state: SaveStatusState;
  /** True if the refused field has been changed since; the next save validates it. */
  isMended: boolean;
  /** Number of changed fields and blocks that are not on the desk. */
  countWaiting: () => number;
  onTryNow: () => void;
  onCompare: () => void;
}

/** Sentence about words that are not on the desk yet, and a way on. */
export function SaveNotice(props: SaveNoticeProps) {
  const { phase } = props.state;
  if (phase === 'refused' && props.isMended) return null;
  if (phase !== 'offline' && phase !== 'refused' && phase !== 'disputed') return null;
  return <OpenNotice {...props} phase={phase} />;
}

interface OpenNoticeProps extends SaveNoticeProps {
  phase: 'offline' | 'refused' | 'disputed';
}

function OpenNotice({ phase, state, countWaiting, onTryNow, onCompare }: OpenNoticeProps) {
  const { reason } = state;
  const notice = useRef<HTMLDivElement>(null);
  useFocusGivenBack(notice);
  const words = {
    offline: () =>
      isDatabaseAway(state)
        ? articleEditorWords.theDatabaseIsAwayYourWords(countWaiting())
        : articleEditorWords.youAreOfflineYourWords(countWaiting()),
    refused: () =>
      countWaiting() === 0
        ? (reason?.detail ?? articleEditorWords.nothingWasChanged)
        : articleEditorWords.yourWordsAreSaved(
            reason?.detail ?? articleEditorWords.theLastSaveFailed,
          ),
    disputed: () => articleEditorWords.somebodyElseChanged,
  };
  return (
    <div
      ref={notice}
      role="status"
      className="flex flex-wrap items-center gap-2 border-rule border-b bg-wash px-5 py-2"
    >
      <Icon name="alert" className="size-4 text-warn" />
      <p className="flex-[1_1_14rem]">{words[phase]()}</p>
      {phase === 'disputed' ? (
        <Button tone="line" size="small" onClick={onCompare}>
          {articleEditorWords.seeBothVersions}
        </Button>
      ) : (
        <Button tone="line" size="small" onClick={onTryNow}>
          {phase === 'refused' && countWaiting() === 0
            ? articleEditorWords.understood
            : articleEditorWords.tryNow}
        </Button>
      )}
    </div>
  );
}
