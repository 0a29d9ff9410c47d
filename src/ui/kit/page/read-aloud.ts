import { sentencesOf } from '#core/locale/sentences.ts';

/** A passage that is read in one go. */
export interface Passage {
  text: string;
  /** Language (BCP 47). */
  lang: string;
}

/** Parts of an article that are no text: advertisements, pictures with their captions, what leads elsewhere. */
const LEFT_OUT = 'aside, figure, nav, [aria-hidden=true], .sr-only';

/** Returns the sentences of an article's headline and text, as the page has them. */
export function passagesOf(headline: Element | null, text: Element): Passage[] {
  const parts = [...text.querySelectorAll('p, h2, h3, h4, li, blockquote')].filter(
    (part) => !part.closest(LEFT_OUT) && part.querySelector('p, li') === null,
  );
  return [...(headline ? [headline] : []), ...parts].flatMap((part) => {
    const lang = part.closest<HTMLElement>('[lang]')?.lang ?? '';
    // Sentences, since some browsers fall silent in the middle of a long text.
    return sentencesOf(part.textContent ?? '', lang)
      .filter((text) => /[\p{L}\p{N}]/u.test(text))
      .map((text) => ({ text, lang }));
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
 * them.
 */
export function readAloud(
  passages: readonly Passage[],
  onEnd: () => void,
  onFailure: () => void,
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
      if (now === turn && error !== 'canceled' && error !== 'interrupted') onFailure();
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
