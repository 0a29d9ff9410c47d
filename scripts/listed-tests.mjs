import { stripVTControlCharacters } from 'node:util';

/**
 * @typedef {object} VitestReport
 * @property {{ name: string, status?: string, message?: string, assertionResults: { status: string, fullName: string, failureMessages?: string[] }[] }[]} testResults
 *
 * @typedef {object} PlaywrightSuite
 * @property {PlaywrightSuite[]} [suites]
 * @property {{ ok: boolean, file: string, title: string, tests: { results: { errors: { message?: string }[] }[] }[] }[]} [specs]
 */

/**
 * Failed tests of a report of Vitest, with their first messages.
 * @param {VitestReport} report
 */
export const failedInVitest = ({ testResults }) =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((one) => one.status === 'failed');
    // A file that can't be loaded has no assertions.
    if (failed.length === 0) return status === 'failed' ? [`${name}\n${message ?? ''}`] : [];
    return failed.map(
      ({ fullName, failureMessages = [] }) => `${name}: ${fullName}\n${failureMessages[0] ?? ''}`,
    );
  });

/**
 * Names of the skipped tests of a report of Vitest.
 * @param {VitestReport} report
 */
export const skippedInVitest = ({ testResults }) =>
  testResults.flatMap(({ assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'skipped' || status === 'pending')
      .map(({ fullName }) => fullName),
  );

/**
 * Failed tests of a suite in a report of Playwright, with their first messages.
 * @param {PlaywrightSuite} suite
 * @returns {string[]}
 */
export const failedInPlaywright = ({ suites = [], specs = [] }) => [
  ...suites.flatMap(failedInPlaywright),
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => {
      const [error] = tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors));
      return `${file}: ${title}\n${stripVTControlCharacters(error?.message ?? '')}`;
    }),
];
