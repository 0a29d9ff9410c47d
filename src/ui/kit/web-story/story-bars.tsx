interface StoryBarsProps {
  pages: number;
  current: number;
  /** Progress of the current bar: animated over `seconds`, or set to `fraction`. */
  fill: { seconds: number; isRunning: boolean; onFull: () => void } | { fraction: number };
}

function CurrentBar({ fill }: Pick<StoryBarsProps, 'fill'>) {
  const look = 'block size-full origin-left bg-[var(--sun-on-night)] forced-colors:bg-[Highlight]';
  if ('fraction' in fill) {
    return <i className={look} style={{ transform: `scaleX(${fill.fraction})` }} />;
  }
  return (
    <i
      onAnimationEnd={({ elapsedTime }) => {
        // An animation that resumes after a pause can start slightly later than its frame's time.
        // It is then before its start, and fires `animationend` with an elapsed time of 0.
        if (elapsedTime > 0) fill.onFull();
      }}
      className={`story-bar ${look}`}
      style={{
        animationDuration: `${fill.seconds}s`,
        animationPlayState: fill.isRunning ? 'running' : 'paused',
      }}
    />
  );
}

/** One bar for each page: earlier ones full, the current one filling. */
export function StoryBars({ pages, current, fill }: StoryBarsProps) {
  return (
    <div aria-hidden="true" className="absolute inset-x-3 top-2.5 flex gap-1">
      {Array.from({ length: pages }, (_, page) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies a bar
          key={page}
          data-state={page < current ? 'done' : page === current ? 'current' : 'ahead'}
          className="h-1 min-w-0 flex-1 bg-white/38 forced-colors:border"
        >
          {page < current && (
            <i className="block size-full bg-white forced-colors:bg-[Highlight]" />
          )}
          {page === current && <CurrentBar key={current} fill={fill} />}
        </span>
      ))}
    </div>
  );
}
