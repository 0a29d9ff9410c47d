import type { Article } from './article.ts';
import { fastestTeacher } from './samples/fastest-teacher.ts';
import { firstWafers } from './samples/first-wafers.ts';
import { lateRain } from './samples/late-rain.ts';
import { rooftopCinemas } from './samples/rooftop-cinemas.ts';
import { twelvePorts } from './samples/twelve-ports.ts';
import { vendorsCredit } from './samples/vendors-credit.ts';

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
