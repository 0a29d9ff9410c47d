import { type KeyboardEvent, type PointerEvent, useId, useState } from 'react';
import type { FiguresPage } from '#core/figures/figures-page.ts';
import { HOUR } from '#core/figures/usual.ts';
import { inDigits } from '#core/locale/numbers.ts';
import { counted } from '#core/locale/plural.ts';
import { datesIn } from '#core/locale/zoned-dates.ts';
import * as words from '#ui/words/admin/figures-words.ts';

type Point = FiguresPage['points'][number];

const HEIGHT = 100;

/** Heights of the lines across the plot; the last is the axis. */
const heights = [0, 25, 50, 75, HEIGHT];

/** Points that Page Up and Page Down move by. */
const PAGE = 6;

/** Least number at the upper edge. */
const LEAST_TOP = 4;

/** A number within bounds, both inclusive. */
const clamped = (number: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, number));

/** Number of labels on the axis, which fit on a phone. */
const LABELS = 6;

/** First digits of numbers that read well and have whole quarters. */
const wellRead = [1, 2, 4, 6, 8, 10];

/** The next number above that reads well. */
function roundedUp(number: number): number {
  const most = Math.max(number, LEAST_TOP);
  const size = 10 ** Math.floor(Math.log10(most));
  return wellRead.map((step) => step * size).find((step) => step >= most) ?? 10 * size;
}

interface ViewsPlotProps extends Pick<FiguresPage, 'points' | 'zone'> {
  /** True if the points are hours of a day; otherwise they are days. */
  isDay: boolean;
}

/** Place of a point on the axis, in per cent. */
const placeIn = (points: readonly Point[], at: number): number =>
  points.length > 1 ? (at / (points.length - 1)) * 100 : 50;

/** Coordinates of a line in per cent, for points that have the number. */
const lineOf = (points: readonly Point[], field: 'views' | 'usual', top: number): string =>
  points
    .flatMap((point, at) => {
      const number = point[field];
      const x = placeIn(points, at);
      return number === undefined ? [] : [`${x},${HEIGHT - (number / top) * HEIGHT}`];
    })
    .join(' ');

interface PlotLinesProps {
  points: readonly Point[];
  /** Number at the upper edge. */
  top: number;
  /** Place of the reading line, in per cent. */
  place: number;
}

/** Views, the usual and the reading line. */
function PlotLines({ points, top, place }: PlotLinesProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 100 ${HEIGHT}`}
      preserveAspectRatio="none"
      className="size-full overflow-visible"
    >
      {heights.map((y) => (
        <line
          key={y}
          x1="0"
          x2="100"
          y1={y}
          y2={y}
          vectorEffect="non-scaling-stroke"
          className={y === HEIGHT ? 'stroke-edge' : 'stroke-rule'}
        />
      ))}
      {points.some(({ usual }) => usual !== undefined) ? (
        <polyline
          points={lineOf(points, 'usual', top)}
          fill="none"
          strokeWidth="1.5"
          strokeDasharray="4 4"
          vectorEffect="non-scaling-stroke"
          className="stroke-ink-3"
        />
      ) : null}
      <polyline
        points={lineOf(points, 'views', top)}
        fill="none"
        strokeWidth="2.5"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
        className="stroke-link"
      />
      <line
        x1={place}
        x2={place}
        y1="0"
        y2={HEIGHT}
        vectorEffect="non-scaling-stroke"
        className="stroke-ink"
      />
    </svg>
  );
}

interface PointsTableProps extends Pick<ViewsPlotProps, 'points' | 'isDay'> {
  nameOf: (point: Point) => string;
  hasUsual: boolean;
}

/** The plot's points as a table. */
function PointsTable({ points, isDay, nameOf, hasUsual }: PointsTableProps) {
  return (
    <details className="mt-3 border-rule border-t">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{words.asATable}</summary>
      <table className="mb-4 w-full max-w-xl text-start tabular-nums">
        <thead>
          <tr className="border-rule border-b">
            <th scope="col" className="py-1.5 text-start">
              {isDay ? words.hour : words.day}
            </th>
            <th scope="col" className="text-end">
              {words.views}
            </th>
            {hasUsual ? (
              <th scope="col" className="text-end">
                {words.usually}
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {points.map((point) => (
            <tr key={point.at} className="border-rule border-b">
              <th scope="row" className="py-1.5 text-start font-normal">
                {nameOf(point)}
              </th>
              <td className="text-end">
                {point.views === undefined ? '–' : inDigits(point.views)}
              </td>
              {hasUsual ? <td className="text-end">{inDigits(point.usual ?? 0)}</td> : null}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** Views by hours or days as a line that keys and pointers can read, and as a table. */
export function ViewsPlot({ points, zone, isDay }: ViewsPlotProps) {
  const id = useId();
  const lastCounted = points.findLastIndex(({ views }) => views !== undefined);
  const [asked, setAsked] = useState<number>();
  const at = clamped(asked ?? lastCounted, 0, points.length - 1);
  const dates = datesIn(zone);
  const nameOf = ({ at: instant }: Point): string => {
    const begin = Date.parse(instant);
    return isDay ? words.fromTo(dates.clock(begin), dates.clock(begin + HOUR)) : dates.day(begin);
  };
  const saidOf = (point: Point): string =>
    [
      nameOf(point),
      point.views === undefined ? words.notYet : counted(point.views, words.viewsForms),
      ...(point.usual === undefined ? [] : [words.usuallySo(inDigits(point.usual))]),
    ].join(', ');
  const top = roundedUp(
    Math.max(...points.map(({ views = 0, usual = 0 }) => Math.max(views, usual))),
  );
  const hasUsual = points.some(({ usual }) => usual !== undefined);
  const shown = points[at];
  if (!shown) return null;

  function moveByKey(event: KeyboardEvent): void {
    const to = {
      ...{ ArrowLeft: at - 1, ArrowDown: at - 1, ArrowRight: at + 1, ArrowUp: at + 1 },
      ...{ PageDown: at - PAGE, PageUp: at + PAGE, Home: 0, End: points.length - 1 },
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    setAsked(clamped(to, 0, points.length - 1));
  }
  function moveToPointer({ clientX, currentTarget }: PointerEvent): void {
    const { left, width } = currentTarget.getBoundingClientRect();
    setAsked(Math.round(((clientX - left) / width) * (points.length - 1)));
  }

  const place = placeIn(points, at);
  const heading = isDay ? words.viewsByHour : words.viewsByDay;
  return (
    <section aria-labelledby={id} className="mt-7 border-ink border-t-2 pt-3">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
        <h2 id={id} className="font-bold text-[1.0625rem]/6">
          {heading}
        </h2>
        <p aria-hidden="true" className="flex flex-auto flex-wrap gap-x-5 text-meta">
          <span className="inline-flex items-center gap-2">
            <span className="inline-block w-5 border-link border-t-3" />
            {words.thisPeriod}
          </span>
          {hasUsual ? (
            <span className="inline-flex items-center gap-2">
              <span className="inline-block w-5 border-ink-3 border-t-2 border-dashed" />
              {words.usual}
            </span>
          ) : null}
        </p>
        <span className="text-meta max-md:hidden">{words.arrowsMove}</span>
      </div>
      <div className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
        <span aria-hidden="true" className="-mt-2 text-meta">
          {inDigits(top)}
        </span>
        <div
          role="slider"
          tabIndex={0}
          aria-label={heading}
          aria-valuemin={0}
          aria-valuemax={points.length - 1}
          aria-valuenow={at}
          aria-valuetext={saidOf(shown)}
          onKeyDown={moveByKey}
          onPointerMove={moveToPointer}
          onPointerDown={moveToPointer}
          className="relative h-56 touch-pan-y"
        >
          <PlotLines points={points} top={top} place={place} />
          <p
            aria-hidden="true"
            style={{ insetInlineStart: `${place}%` }}
            className={`pointer-events-none absolute top-2 w-max max-w-48 border border-edge bg-paper px-3 py-2 text-meta ${place > 50 ? '-translate-x-[calc(100%+0.5rem)]' : 'translate-x-2'}`}
          >
            <b className="block text-ink">{nameOf(shown)}</b>
            {shown.views === undefined ? words.notYet : counted(shown.views, words.viewsForms)}
            {shown.usual === undefined ? null : (
              <span className="block">{words.usuallySo(inDigits(shown.usual))}</span>
            )}
          </p>
        </div>
        <ol aria-hidden="true" className="relative col-start-2 mt-1.5 h-5 text-meta">
          {points.map((point, index) =>
            index % Math.ceil(points.length / LABELS) === 0 ? (
              <li
                key={point.at}
                style={{ insetInlineStart: `${placeIn(points, index)}%` }}
                className="absolute -translate-x-1/2 whitespace-nowrap first:translate-x-0"
              >
                {isDay ? dates.clock(Date.parse(point.at)) : dates.shortDay(Date.parse(point.at))}
              </li>
            ) : null,
          )}
        </ol>
      </div>
      <PointsTable points={points} isDay={isDay} nameOf={nameOf} hasUsual={hasUsual} />
    </section>
  );
}
