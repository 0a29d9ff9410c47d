import { sentencesOf } from '#core/locale/sentences.ts';

/** A passage that is read in one go. */
export interface Passage {
  text: string;
  /** Language (BCP 47). */
  lang: string;
}

/** Parts beside the text: advertisements, fact boxes, captions, corrections, the invitation to Premium, and what isn't printed either. */
const BESIDE = 'aside, nav, section, figcaption, .print\\:hidden';

/** Parts of a passage that are signs: marks of footnotes, and words for screen readers alone. */
const SIGNS = 'sup:has(a), .sr-only, [aria-hidden=true]';

/** Words of a part without its signs and without lists in it, which are passages of their own. */
function wordsOf(part: Element): string {
  const copy = part.cloneNode(true) as Element;
  for (const one of copy.querySelectorAll(`${SIGNS}, ul, ol`)) one.remove();
  return copy.textContent ?? '';
}

/** Returns the sentences of an article's headline and text, as the page has them. Tables are left out, too. */
export function passagesOf(headline: Element | null, text: Element): Passage[] {
  const parts = [...text.querySelectorAll('p, h2, h3, h4, li, blockquote')].filter(
    (part) => !part.closest(BESIDE) && part.querySelector('p') === null,
  );
  return [...(headline ? [headline] : []), ...parts].flatMap((part) => {
    const lang = part.closest<HTMLElement>('[lang]')?.lang ?? '';
    // Sentences, since some browsers fall silent in the middle of a long text.
    return sentencesOf(wordsOf(part), lang)
      .filter((words) => /[\p{L}\p{N}]/u.test(words))
      .map((words) => ({ text: words, lang }));
  });
}

/** Reading of some passages by the voice of the browser. */
export interface Reading {
  pause: () => void;
  /** Goes on with the passage at which it paused. */
  goOn: () => void;
  stop: () => void;
}

/**
 * Reads passages one after another. `onEnd` is called after the last one; `onFailure` where the browser has no voice for
 * them, or wants another press first.
 */
export function readAloud(
  passages: readonly Passage[],
  onEnd: () => void,
  onFailure: (wantsPress: boolean) => void,
): Reading {
  const { speechSynthesis: voice } = window;
  let at = 0;
  /** Raised by every pause, so that what was said before counts for nothing. */
  let turn = 0;

  function read(): void {
    const now = turn;
    const passage = passages[at];
    if (!passage) {
      onEnd();
      return;
    }
    const said = new SpeechSynthesisUtterance(passage.text);
    said.lang = passage.lang;
    said.onend = () => {
      if (now !== turn) return;
      at += 1;
      read();
    };
    said.onerror = ({ error }) => {
      if (now === turn && error !== 'canceled' && error !== 'interrupted')
        onFailure(error === 'not-allowed');
    };
    voice.speak(said);
  }
  // Phones have no pause: they end what is said.
  function pause(): void {
    turn += 1;
    voice.cancel();
  }
  pause();
  read();
  return { pause, goOn: read, stop: pause };
}
