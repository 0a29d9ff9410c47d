import { announcementJobs } from '../announcement/announce-article.ts';
import { BATCH, batchJob } from '../article/batch/batch-job.ts';
import { END_PUBLICATION } from '../article/desk/desk-jobs.ts';
import { endPublicationJob } from '../article/desk/end-publication.ts';
import { LAPSE_FEATURED, lapseFeaturedJob } from '../article/desk/featured.ts';
import { publishArticleJob } from '../article/desk/publish-due-article.ts';
import { END_BREAKING_LINE, endBreakingLineJob } from '../breaking/end-breaking-line.ts';
import { PURGE_DELETIONS, purgeDeletionsJob } from '../deletion/purge-deletions.ts';
import { END_PINS, endPinsJob } from '../front/end-pins.ts';
import { LAUNCH_FRONT, launchFrontJob } from '../front/launch-at.ts';
import { letterJob } from '../letter/letter-job.ts';
import { pushJob } from '../notification/deliver-notification.ts';
import type { JobHandlers } from './job-handler.ts';

/** The handlers of all kinds of jobs. */
export const jobHandlers: JobHandlers = {
  ...announcementJobs,
  letter: letterJob,
  [BATCH]: batchJob,
  [END_BREAKING_LINE]: endBreakingLineJob,
  [END_PINS]: endPinsJob,
  [LAPSE_FEATURED]: lapseFeaturedJob,
  [LAUNCH_FRONT]: launchFrontJob,
  [END_PUBLICATION]: endPublicationJob,
  [PURGE_DELETIONS]: purgeDeletionsJob,
  'publish-article': publishArticleJob,
  push: pushJob,
};
