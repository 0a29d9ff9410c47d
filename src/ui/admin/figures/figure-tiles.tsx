import type { FigurePeriod, FiguresPage } from '#core/figures/figures-page.ts';
import { inDigits, inPercent } from '#core/locale/numbers.ts';
import * as words from '#ui/words/admin/figures-words.ts';

interface TileProps {
  label: string;
  number: string;
  children: React.ReactNode;
}

const Tile = ({ label, number, children }: TileProps) => (
  <div className="min-w-0 border-rule px-5 py-3 max-md:border-b max-md:px-0 md:border-s md:first:border-s-0 md:first:ps-0">
    <dt className="font-semibold text-ink-2 text-kicker">{label}</dt>
    <dd>
      <span className="block font-bold font-serif text-[2.125rem]/11 tabular-nums">{number}</span>
      <span className="block text-meta">{children}</span>
    </dd>
  </div>
);

/** Difference of views from the usual, in per cent. */
function Difference({ views, usual }: { views: number; usual: number }) {
  const share = Math.round(((views - usual) / usual) * 100) / 100;
  if (share === 0) return words.asMany;
  return (
    <b className={share > 0 ? 'text-ok' : 'text-ink'}>
      {share > 0 ? words.more(inPercent(share)) : words.less(inPercent(-share))}
    </b>
  );
}

const usualOf: Readonly<Record<FigurePeriod, string>> = {
  today: words.usualByNow,
  yesterday: words.usualDay,
  '7-days': words.daysBefore,
  '28-days': words.daysBefore,
};

interface FigureTilesProps {
  figures: FiguresPage;
  period: FigurePeriod;
}

/** The figures of a period that are looked at first. */
export function FigureTiles({ figures, period }: FigureTilesProps) {
  const { now, total, visitors, compared } = figures;
  const shareOf = (part: number): string =>
    total.views === 0 ? '–' : inPercent(part / total.views);
  return (
    <dl className="grid border-ink border-t-2 md:grid-cols-4 md:border-rule md:border-b">
      <Tile label={words.readingNow} number={inDigits(now)}>
        {words.inTheLastFiveMinutes}
      </Tile>
      <Tile label={words.viewsInPeriod[period]} number={inDigits(total.views)}>
        {compared && compared.usual > 0 ? (
          <>
            <Difference {...compared} /> {usualOf[period]}
          </>
        ) : null}
      </Tile>
      <Tile label={words.visitors} number={visitors === undefined ? '–' : inDigits(visitors)}>
        {visitors === undefined
          ? words.notAddedUp
          : visitors > 0
            ? words.viewsEach(inDigits(total.views / visitors))
            : null}
      </Tile>
      <Tile label={words.readOn} number={shareOf(total.quarters)}>
        {words.stayedAMinute(shareOf(total.minutes))}
      </Tile>
    </dl>
  );
}
