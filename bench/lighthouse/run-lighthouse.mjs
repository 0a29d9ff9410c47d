import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runProgram } from '../../scripts/run-tool.mjs';
import { launchBrowser } from './launch-browser.mjs';

/** Types of files that are counted separately; all others are `Other`. */
const kinds = ['Document', 'Script', 'Stylesheet', 'Font', 'Image', 'Media'];

/**
 * @typedef {object} Report the properties of Lighthouse's report that are used
 * @property {{ message: string } | undefined} [runtimeError]
 * @property {Record<string, { score: number | null, auditRefs: { id: string, weight: number }[] }>} categories
 * @property {Record<string, { score: number | null, title: string, numericValue?: number, details?: { items?: { resourceType?: string, transferSize?: number, description?: string }[] } }>} audits
 *
 * @typedef {object} PageFigures
 * @property {Record<string, number>} scores 0 to 100, by category
 * @property {{ fcp: number, lcp: number, tbt: number, cls: number }} paint milliseconds; cls has no unit
 * @property {Record<string, number>} bytes transferred by type of file, headers included, before
 *   any interaction
 * @property {string[]} short audits without full score
 */

/** @param {Report} report @returns {PageFigures} */
function figuresOf({ categories, audits }) {
  /** @param {string} name */
  const numberOf = (name) => audits[name]?.numericValue ?? Number.NaN;
  /** @type {Record<string, number>} */
  const bytes = {};
  for (const { resourceType, transferSize } of audits['network-requests']?.details?.items ?? []) {
    const kind = kinds.find((one) => one === resourceType) ?? 'Other';
    bytes[kind] = (bytes[kind] ?? 0) + (transferSize ?? 0);
  }
  const weighed = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
  );
  return {
    scores: Object.fromEntries(
      Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
    ),
    paint: {
      fcp: numberOf('first-contentful-paint'),
      lcp: numberOf('largest-contentful-paint'),
      tbt: numberOf('total-blocking-time'),
      cls: numberOf('cumulative-layout-shift'),
    },
    bytes,
    short: [...new Set(weighed)]
      .filter((id) => (audits[id]?.score ?? 1) < 1)
      .map((id) => {
        const said = audits[id]?.details?.items?.flatMap(({ description }) => description ?? []);
        return said?.length ? `${id} (${said.join('; ')})` : id;
      }),
  };
}

/**
 * Loads a page with Lighthouse's simulated phone, slow network and processor.
 * @param {{ program: string, chromium: string, address: string, folder: string }} options `folder`: for
 * its report
 */
export async function runLighthouse({ program, chromium, address, folder }) {
  const file = join(folder, 'report.json');
  const browser = await launchBrowser(chromium);
  const { code, output } = await runProgram(process.execPath, [
    program,
    address,
    '--output=json',
    `--output-path=${file}`,
    '--form-factor=mobile',
    '--throttling-method=simulate',
    '--no-enable-error-reporting',
    '--quiet',
    `--port=${browser.port}`,
  ]).finally(browser.close);
  if (code !== 0) throw new Error(`Lighthouse ended with ${code}:\n${output}`);
  /** @type {Report} */
  const report = JSON.parse(await readFile(file, 'utf8'));
  if (report.runtimeError) throw new Error(report.runtimeError.message);
  return figuresOf(report);
}
