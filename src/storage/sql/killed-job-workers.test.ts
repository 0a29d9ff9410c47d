import { describe, expect, test } from 'vitest';
import { killJobWorkers } from '../../../tests/support/sql/kill-job-workers.ts';
import { sqlEngines } from '../../../tests/support/sql/sql-places.ts';
import { randomOfTest } from '../../../tests/support/use-seed.ts';

/** The bench `jobs` kills in twenty rounds of 1,000 jobs. */
const ROUNDS = 4;
const JOBS = 200;

describe.each(sqlEngines)('kill -9 of one of two processes that run jobs, $engine', (engine) => {
  test('[jobs-killed] loses no job, and repeats none that is stored as ended', {
    timeout: 120_000,
  }, async () => {
    const place = await engine.newPlace();
    try {
      const { address } = place;
      const result = await killJobWorkers({
        address,
        rounds: ROUNDS,
        jobs: JOBS,
        random: randomOfTest(),
      });
      const { lost, twice, unexplained } = result;
      expect({ lost, twice, unexplained }).toEqual({ lost: [], twice: [], unexplained: [] });
    } finally {
      await place.clear();
    }
  });
});
