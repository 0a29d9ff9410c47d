import { useState } from 'react';
import { inPercent } from '#core/locale/numbers.ts';
import * as words from '#ui/words/frame-words.ts';
import { applyTextSize, TEXT_SIZE_KEY, textSizes } from './apply-text-size.ts';
import { defineIsland } from './define-island.tsx';

/** Size at present, from the document; the usual one where the reader has chosen none. */
const shownSize = (): number =>
  Number(document.documentElement.style.getPropertyValue('--text-size')) || 1;

/** Shows running text a step smaller or larger, and keeps that on this device. Returns the size. */
function step(by: 1 | -1): number {
  const now = textSizes.findIndex((size) => size >= shownSize());
  const size = textSizes[Math.min(Math.max(now + by, 0), textSizes.length - 1)] ?? 1;
  try {
    localStorage.setItem(TEXT_SIZE_KEY, String(size));
    applyTextSize(TEXT_SIZE_KEY);
  } catch {
    // Without storage it lasts until the page is left.
    document.documentElement.style.setProperty('--text-size', String(size));
  }
  return size;
}

function Steps() {
  const [said, say] = useState('');
  const button = (label: string, by: 1 | -1, className: string) => (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={() => say(words.textSizeIs(inPercent(step(by))))}
      className={`icon-button font-serif ${className}`}
    >
      <span aria-hidden="true">A</span>
    </button>
  );
  return (
    <span className="needs-script inline-flex">
      {button(words.smallerText, -1, 'text-[0.9375rem]/none')}
      {button(words.largerText, 1, 'text-[1.375rem]/none')}
      <span role="status" className="sr-only">
        {said}
      </span>
    </span>
  );
}

/** Buttons that make running text smaller and larger. */
export const TextSize = defineIsland({
  name: 'text-size',
  part: Steps,
  wakes: ['click button'],
});
