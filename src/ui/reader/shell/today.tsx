import { longDate } from '#core/locale/reader-dates.ts';

/** Today's date by the reader's clock (`behaviours/times.ts`). */
export const Today = ({ className }: { className: string }) => (
  <span data-today="" className={className}>
    {longDate(new Date())}
  </span>
);
