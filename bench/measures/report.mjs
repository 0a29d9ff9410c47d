import { short, tableOf, withSpread } from './table.mjs';

/**
 * @typedef {object} Results all measurements of a run; omitted parts are missing
 * @property {Record<string, string | number>} machine
 * @property {{ articles: number, cases: import('./measure-throughput.mjs').CaseFigures[], megabytes: Record<string, number> }} [throughput]
 * @property {import('./measure-uncached.mjs').UncachedFigures[]} [uncached]
 * @property {{ articles: number, milliseconds: import('./statistics.mjs').Spread, megabytes: number }} [start]
 * @property {import('./measure-saving.mjs').SavingFigures[]} [saving]
 */

/** @param {import('./measure-throughput.mjs').CaseFigures[]} cases */
const throughputTable = (cases) =>
  tableOf(
    cases.flatMap(({ load, encoding, connections, figures }) =>
      figures.map((figure) => ({
        load,
        encoding,
        connections,
        server: figure.contender,
        'answers/s': withSpread(figure.perSecond),
        'of bare': figure.ratio.toFixed(figure.ratio < 0.1 ? 4 : 2),
        'p50 ms': short(figure.p50),
        'p99 ms': short(figure.p99),
        errors: figure.errors,
        'CPU µs': short(figure.processorMicroseconds),
        bytes: Math.round(figure.bytes),
        'load CPU': figure.generator.toFixed(2),
      })),
    ),
  );

/** @param {import('./measure-uncached.mjs').UncachedFigures[]} uncached */
const uncachedTable = (uncached) =>
  tableOf(
    uncached.map((figure) => {
      const least = uncached.find(({ page }) => page === figure.page);
      return {
        page: figure.page,
        articles: figure.articles,
        'p50 ms': withSpread(figure.p50),
        'p95 ms': short(figure.p95),
        'p99 ms': short(figure.p99),
        'of the small': (figure.p50.median / (least?.p50.median || 1)).toFixed(2),
        errors: figure.errors,
      };
    }),
  );

/** @param {import('./measure-saving.mjs').SavingFigures[]} saving */
const savingTable = (saving) =>
  tableOf(
    saving.map((figure) => ({
      server: figure.contender,
      articles: figure.articles,
      connections: figure.connections,
      seconds: figure.seconds,
      'answers/s': short(figure.perSecond),
      'p50 ms': short(figure.p50),
      'p99 ms': short(figure.p99),
      errors: figure.errors,
      saves: figure.saves,
      'save p50 ms': short(figure.saveP50),
      'save most ms': short(figure.saveMost),
      looks: figure.looks,
      'stale > 1 s': figure.stale,
      'shown p50 ms': short(figure.shownAfterP50),
      'shown most ms': short(figure.shownAfterMost),
      found: figure.found,
      'found p50 ms': short(figure.foundAfterP50),
      'found most ms': short(figure.foundAfterMost),
      'memory MB': short(figure.megabytes),
    })),
  );

/**
 * Formats the results in Markdown, as in `bench/results.md`.
 * @param {Results} results
 */
export function reportOf({ machine, throughput, uncached, start, saving }) {
  const parts = [
    Object.entries(machine)
      .map(([name, value]) => `${name} ${value}`)
      .join(', '),
  ];
  if (throughput) {
    const memory = Object.entries(throughput.megabytes).map(
      ([name, megabytes]) => `${name} ${short(megabytes)} MB`,
    );
    parts.push(
      `## Throughput, ${throughput.articles} articles`,
      throughputTable(throughput.cases),
      `Memory after it: ${memory.join(', ')}.`,
    );
  }
  if (uncached) parts.push('## Pages that no cache has, one at a time', uncachedTable(uncached));
  if (start) {
    parts.push(
      `## Start to the first homepage, ${start.articles} articles`,
      `${withSpread(start.milliseconds)} ms, and ${short(start.megabytes)} MB then.`,
    );
  }
  if (saving) parts.push('## An editor saves while readers read', savingTable(saving));
  return parts.join('\n\n');
}
