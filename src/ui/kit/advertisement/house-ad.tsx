import * as words from '#ui/words/kit-words.ts';
import { patterns } from '../../routes.ts';
import { Mark } from '../design/logo.tsx';

export interface HouseAdProps {
  /** Puts the mark above the text. */
  isTall: boolean;
}

/** Placeholder for a missing advertisement. */
export function HouseAd({ isTall }: HouseAdProps) {
  return (
    <a
      href={patterns.advertise}
      className={`absolute inset-0 flex items-center justify-center gap-3.5 px-5 text-center text-ink-2 text-nav -outline-offset-4 hover:text-ink hover:underline-ui forced-colors:border ${isTall ? 'flex-col' : ''}`}
    >
      <Mark className="h-[30px] w-10" />
      {words.advertiseWithUs}
    </a>
  );
}
