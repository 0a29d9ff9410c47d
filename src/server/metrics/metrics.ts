/** Labels of a sample, such as `{ kind: 'page' }`. */
type Labels = Readonly<Record<string, string>>;

interface Sample {
  /** Added to the family's name: `_bucket`, `_count`, `_sum`, `_total` of a counter; '' for a gauge. */
  suffix: string;
  labels: Labels;
  value: number;
}

/** A metric with its samples, as other processes get it. */
export interface Family {
  name: string;
  type: 'counter' | 'gauge' | 'histogram';
  help: string;
  samples: Sample[];
}

/** Media type of the text. */
export const OPEN_METRICS = 'application/openmetrics-text; version=1.0.0; charset=utf-8';

type Read = () => Promise<readonly { labels?: Labels; value: number }[]>;

/** Upper bounds of a histogram's buckets, in seconds: a kept page takes microseconds, a slow one seconds. */
const BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface Distribution {
  labels: Labels;
  counts: number[];
  sum: number;
}

/** Counts what happens in a process, and reads what can only be looked up. */
export function createMetrics() {
  const families: (() => Promise<Family>)[] = [];

  return {
    /** Creates a histogram: counts of values, in seconds, by the buckets that they fall into. */
    histogram: (name: string, help: string) => {
      const all = new Map<string, Distribution>();
      families.push(async () => ({
        name,
        type: 'histogram',
        help,
        samples: [...all.values()].flatMap(samplesOf),
      }));
      return {
        observe: (labels: Labels, value: number): void => {
          const key = Object.values(labels).join(' ');
          let one = all.get(key);
          if (!one) {
            one = { labels, counts: BUCKETS.map(() => 0), sum: 0 };
            one.counts.push(0);
            all.set(key, one);
          }
          const bucket = BUCKETS.findIndex((bound) => value <= bound);
          const at = bucket < 0 ? BUCKETS.length : bucket;
          one.counts[at] = (one.counts[at] ?? 0) + 1;
          one.sum += value;
        },
      };
    },

    /** Adds a gauge, whose values `read` looks up at each question. */
    gauge: (name: string, help: string, read: Read): void => {
      families.push(async () => ({
        name,
        type: 'gauge',
        help,
        samples: (await read()).map(({ labels = {}, value }) => ({ suffix: '', labels, value })),
      }));
    },

    /** Adds a counter, whose sums by label `read` looks up at each question. */
    counter: (
      name: string,
      help: string,
      label: string,
      read: () => Readonly<Record<string, number>>,
    ): void => {
      families.push(async () => ({
        name,
        type: 'counter',
        help,
        samples: Object.entries(read()).map(([text, value]) => ({
          suffix: '_total',
          labels: { [label]: text },
          value,
        })),
      }));
    },

    families: (): Promise<Family[]> => Promise.all(families.map((read) => read())),
  };
}

/** Samples of a histogram: buckets count everything up to their bound. */
function samplesOf({ labels, counts, sum }: Distribution): Sample[] {
  let count = 0;
  const buckets = counts.map((inBucket, at) => {
    count += inBucket;
    const le = BUCKETS[at] === undefined ? '+Inf' : String(BUCKETS[at]);
    return { suffix: '_bucket', labels: { ...labels, le }, value: count };
  });
  return [
    ...buckets,
    { suffix: '_count', labels, value: count },
    { suffix: '_sum', labels, value: sum },
  ];
}

/** Adds samples to those of other processes: equal ones are summed. */
function addSamples(known: Map<string, Sample>, samples: readonly Sample[]): void {
  for (const { suffix, labels, value } of samples) {
    const key = JSON.stringify([suffix, Object.entries(labels)]);
    const before = known.get(key)?.value ?? 0;
    known.set(key, { suffix, labels, value: before + value });
  }
}

/** Joins the families of several processes: counters and histograms are summed, gauges told apart by `process`. */
export function joinFamilies(
  processes: readonly { process: string; families: readonly Family[] }[],
): Family[] {
  const joined = new Map<string, { family: Family; samples: Map<string, Sample> }>();
  for (const { process, families } of processes) {
    for (const family of families) {
      const { name, type } = family;
      const known = joined.get(name) ?? { family, samples: new Map<string, Sample>() };
      joined.set(name, known);
      const own = family.samples.map((one) =>
        type === 'gauge' ? { ...one, labels: { ...one.labels, process } } : one,
      );
      addSamples(known.samples, own);
    }
  }
  return [...joined.values()].map(({ family, samples }) => ({
    ...family,
    samples: [...samples.values()],
  }));
}

const escaped = (text: string): string =>
  text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');

function lineOf(name: string, { suffix, labels, value }: Sample): string {
  const inside = Object.entries(labels).map(([label, text]) => `${label}="${escaped(text)}"`);
  return `${name}${suffix}${inside.length > 0 ? `{${inside.join(',')}}` : ''} ${value}`;
}

/** Writes families as OpenMetrics text (https://prometheus.io/docs/specs/om/open_metrics_spec/). */
export const metricsText = (families: readonly Family[]): string =>
  [
    ...families.flatMap(({ name, type, help, samples }) => [
      `# TYPE ${name} ${type}`,
      `# HELP ${name} ${escaped(help)}`,
      ...samples.map((sample) => lineOf(name, sample)),
    ]),
    '# EOF',
    '',
  ].join('\n');
