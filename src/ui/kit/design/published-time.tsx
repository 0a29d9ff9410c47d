import type { Published } from '#core/article/article-card.ts';
import { exactTime, publishedLabel } from '#core/article/published-label.ts';
import { useMinute } from '../stores/minute-store.ts';

interface PublishedTimeProps {
  published: Published;
  className?: string;
}

/** Relative publication time, updated while the page is open; on a server page, by its script. */
export function PublishedTime({ published, className }: PublishedTimeProps) {
  useMinute();
  const label = publishedLabel(published, Date.now());
  if (label === '') return null;
  const isInstant = !Number.isNaN(Date.parse(published.publishedAt ?? ''));
  return (
    <time
      dateTime={isInstant ? published.publishedAt : undefined}
      data-ago={isInstant ? '' : undefined}
      title={isInstant && published.publishedAt ? exactTime(published.publishedAt) : undefined}
      className={className}
    >
      {label}
    </time>
  );
}
