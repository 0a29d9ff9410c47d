import { useEffect, useRef, useState } from 'react';
import * as words from '#ui/words/frame-words.ts';
import { Icon } from '../design/icon.tsx';
import { showToast } from '../stores/toast-store.ts';
import { defineIsland } from './define-island.tsx';
import type { Reading } from './read-aloud.ts';

/** Text of the article on the page. */
const TEXT = 'article .text-column';

/** Plays the recording in the article, if it has one; returns whether it does. */
function playsRecording(text: Element | null): boolean {
  const recording = text?.querySelector('audio');
  if (!recording) return false;
  recording.scrollIntoView({ block: 'center' });
  recording.focus();
  void recording.play().catch(() => undefined);
  return true;
}

type State = 'silent' | 'reading' | 'paused';

function Controls() {
  const [state, setState] = useState<State>('silent');
  const reading = useRef<Reading>(undefined);
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const stop = (): void => {
      reading.current?.stop();
      setState('silent');
    };
    addEventListener('pagehide', stop);
    return () => {
      removeEventListener('pagehide', stop);
      reading.current?.stop();
    };
  }, []);

  function fail(wantsPress = false): void {
    setState('silent');
    const text = wantsPress ? words.pressAgainToListen : words.noVoiceForThis;
    showToast({ title: words.noVoice, text, isError: true });
  }
  /** Falls silent; the focus of the button that goes stays beside it. */
  function end(): void {
    if (first.current?.parentElement?.contains(document.activeElement)) first.current.focus();
    setState('silent');
  }
  async function begin(): Promise<void> {
    const text = document.querySelector(TEXT);
    if (!text || playsRecording(text)) return;
    if (!('speechSynthesis' in window)) {
      fail();
      return;
    }
    try {
      const { passagesOf, readAloud } = await import('./read-aloud.ts');
      const passages = passagesOf(document.querySelector('h1'), text);
      reading.current = readAloud(passages, end, fail);
      setState('reading');
    } catch {
      // Without a connection its code doesn't come.
      fail();
    }
  }
  function turn(): void {
    if (state === 'silent') void begin();
    else if (state === 'reading') {
      reading.current?.pause();
      setState('paused');
    } else {
      reading.current?.goOn();
      setState('reading');
    }
  }
  function stop(): void {
    reading.current?.stop();
    end();
  }

  const label = {
    silent: words.listen,
    reading: words.pauseListening,
    paused: words.goOnListening,
  }[state];
  return (
    <span className="needs-script inline-flex">
      <button
        ref={first}
        type="button"
        aria-label={label}
        title={label}
        // Ahead of the press, which some browsers want to be followed by a voice at once.
        onPointerDown={() => void import('./read-aloud.ts')}
        onClick={turn}
        className="icon-button"
      >
        <Icon name={state === 'reading' ? 'pause' : 'sound'} />
      </button>
      {state === 'silent' ? null : (
        <button
          type="button"
          aria-label={words.stopListening}
          title={words.stopListening}
          onClick={stop}
          className="icon-button"
        >
          <Icon name="close" />
        </button>
      )}
    </span>
  );
}

/** Buttons that read the article aloud by the browser's own voice, or play its recording. */
export const Listen = defineIsland({
  name: 'listen',
  part: Controls,
  wakes: ['click button'],
});
