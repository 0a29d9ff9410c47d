import { longDate } from './long-date.ts';

/** The day; in a page from a server, its script puts the reader's own in its place. */
export const Today = ({ className }: { className: string }) => (
  <span data-today="" className={className}>
    {longDate(new Date())}
  </span>
);
