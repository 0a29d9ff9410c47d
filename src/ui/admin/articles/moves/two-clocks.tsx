import type { GivenInstant } from '#core/locale/wall-time.ts';
import { datesIn } from '#core/locale/zoned-dates.ts';

interface TwoClocksProps {
  given: GivenInstant;
  /** Zone of the site. */
  site: string;
  /** Zone of this browser. */
  own: string;
}

const Clock = ({ name, zone, instant }: { name: string; zone: string; instant: Date }) => (
  <p className="min-w-0 p-2.5">
    <span className="block text-meta">{`${name}, ${zone}`}</span>
    <span className="mr-2 font-bold font-serif text-[1.25rem]/7">
      {datesIn(zone).clock(instant)}
    </span>
    <span className="whitespace-nowrap text-meta">{datesIn(zone).day(instant)}</span>
  </p>
);

/** An instant on the clocks of the site and, in another zone, on those of the user. */
export function TwoClocks({ given: { instant, shown }, site, own }: TwoClocksProps) {
  return (
    <div className="grid gap-2">
      <div className="grid auto-cols-fr grid-flow-col divide-x divide-rule bg-wash">
        <Clock name="Site" zone={site} instant={instant} />
        {own === site ? null : <Clock name="You" zone={own} instant={instant} />}
      </div>
      {shown === 'skipped' ? (
        <p className="text-meta">The clocks are put forward over this time: the next one counts.</p>
      ) : null}
      {shown === 'twice' ? (
        <p className="text-meta">
          The clocks are put back and show this time twice: the first counts.
        </p>
      ) : null}
    </div>
  );
}
