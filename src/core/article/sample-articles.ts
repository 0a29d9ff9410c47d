import type { Article } from './article.ts';
import { fastestTeacher, firstWafers, rooftopCinemas } from './samples/earlier-samples.ts';
import { lateRain, twelvePorts, vendorsCredit } from './samples/latest-samples.ts';

/** The articles of a fresh install, newest first, published within the last hours before `now`. */
export function sampleArticles(now: Date): Article[] {
  const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();
  return [
    lateRain(minutesAgo(12)),
    twelvePorts(minutesAgo(38)),
    vendorsCredit(minutesAgo(60)),
    firstWafers(minutesAgo(120)),
    fastestTeacher(minutesAgo(180)),
    rooftopCinemas(minutesAgo(300)),
  ];
}
