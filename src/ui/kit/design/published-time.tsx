import type { Published } from '#core/article/article-card.ts';
import { publishedLabel } from '#core/article/published-label.ts';
import { exactTime } from '#core/locale/reader-dates.ts';

interface PublishedTimeProps {
  published: Published;
  className?: string;
}

/** Relative publication time; `behaviours/start-behaviours.ts` keeps it current. */
export function PublishedTime({ published, className }: PublishedTimeProps) {
  const label = publishedLabel(published, Date.now());
  if (label === '') return null;
  const isInstant = !Number.isNaN(Date.parse(published.publishedAt ?? ''));
  return (
    <time
      // Behaviours change the text outside React: another instant needs a new element.
      key={published.publishedAt}
      dateTime={isInstant ? published.publishedAt : undefined}
      data-ago={isInstant ? '' : undefined}
      title={isInstant && published.publishedAt ? exactTime(published.publishedAt) : undefined}
      className={className}
    >
      {label}
    </time>
  );
}
