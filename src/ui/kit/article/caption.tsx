import { writtenIn } from '../design/written-in.ts';

interface CaptionProps {
  text?: string | undefined;
  /** Photographer or agency; without one, a credit at the end of the text counts. */
  credit?: string | undefined;
  className?: string;
}

/** The credit at a caption's end: 'Illustration: …', 'Photo: …'. */
const creditAtEnd = /(?:Illustration|Photo|Photograph|Picture|Graphic|Video):[^:]*$/;

/** Caption of a picture, with its credit in a bolder weight; nothing if both are empty. */
export function Caption({ text = '', credit: ownCredit, className = '' }: CaptionProps) {
  if (text === '' && !ownCredit) return null;
  const credit = ownCredit || creditAtEnd.exec(text)?.[0];
  const words = ownCredit || credit === undefined ? text : text.slice(0, -credit.length);
  return (
    <figcaption className={`pt-2 text-meta ${className}`} {...writtenIn(text || credit)}>
      {words}
      {ownCredit && words !== '' ? ' ' : null}
      {credit !== undefined && <b className="font-semibold text-ink-2">{credit}</b>}
    </figcaption>
  );
}
