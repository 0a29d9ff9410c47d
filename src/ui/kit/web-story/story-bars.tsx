interface StoryBarsProps {
  pages: number;
  current: number;
  /** Fill of the current bar: animated over `seconds`, or set to `fraction`. */
  fill: { seconds: number; isRunning: boolean; onFull: () => void } | { fraction: number };
}

function CurrentBar({ fill }: Pick<StoryBarsProps, 'fill'>) {
  const look = 'block size-full origin-left bg-sun forced-colors:bg-[Highlight]';
  if ('fraction' in fill) {
    return <i className={look} style={{ transform: `scaleX(${fill.fraction})` }} />;
  }
  return (
    <i
      onAnimationEnd={({ elapsedTime }) => {
        // A bar that goes on after a pause can start a hair after its frame's time. It then stands
        // before its beginning, which counts as an end too, one after no time.
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

/** A bar for each page: those before full, the current one filling. */
export function StoryBars({ pages, current, fill }: StoryBarsProps) {
  return (
    <div aria-hidden="true" className="absolute inset-x-3 top-2.5 flex gap-1">
      {Array.from({ length: pages }, (_, page) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
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
