import { writtenIn } from '../design/written-in.ts';

interface CaptionProps {
  text: string;
  className?: string;
}

/** The credit at a caption's end: 'Illustration: …', 'Photo: …'. */
const creditAtEnd = /(?:Illustration|Photo|Photograph|Picture|Graphic|Video):[^:]*$/;

/** Caption of a picture, with its credit in a bolder weight. */
export function Caption({ text, className = '' }: CaptionProps) {
  const credit = creditAtEnd.exec(text)?.[0];
  return (
    <figcaption className={`pt-2 text-meta ${className}`} {...writtenIn(text)}>
      {credit === undefined ? text : text.slice(0, -credit.length)}
      {credit !== undefined && <b className="font-semibold text-ink-2">{credit}</b>}
    </figcaption>
  );
}
