import { expect, test } from 'vitest';
import { createMetrics, joinFamilies, metricsText } from './metrics.ts';

async function process(name: string, seconds: readonly number[]) {
  const metrics = createMetrics();
  const requests = metrics.histogram('requests_seconds', 'Time to answer.');
  for (const one of seconds) requests.observe({ kind: 'a "page"\\' }, one);
  metrics.gauge('streams', 'Open streams.', async () => [{ value: seconds.length }]);
  metrics.counter('failures', 'Failed attempts.', 'cause', () => ({ away: seconds.length }));
  return { process: name, families: await metrics.families() };
}

test('histograms and counters of several processes are summed, and gauges told apart', async () => {
  const text = metricsText(
    joinFamilies([await process('1', [0, 0.0234375, 60]), await process('2', [0.0234375])]),
  );
  const lines = text.split('\n');
  const label = String.raw`kind="a \"page\"\\"`;
  expect(lines).toContain('# TYPE requests_seconds histogram');
  expect(lines).toContain(`requests_seconds_bucket{${label},le="0.001"} 1`);
  expect(lines).toContain(`requests_seconds_bucket{${label},le="0.025"} 3`);
  expect(lines).toContain(`requests_seconds_bucket{${label},le="10"} 3`);
  expect(lines).toContain(`requests_seconds_bucket{${label},le="+Inf"} 4`);
  expect(lines).toContain(`requests_seconds_count{${label}} 4`);
  expect(lines).toContain(`requests_seconds_sum{${label}} 60.046875`);
  expect(lines).toContain('# TYPE failures counter');
  expect(lines).toContain('failures_total{cause="away"} 4');
  expect(lines).toContain('streams{process="1"} 3');
  expect(lines).toContain('streams{process="2"} 1');
  expect(text.endsWith('# EOF\n')).toBe(true);
});
