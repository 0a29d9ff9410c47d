import { stripVTControlCharacters } from 'node:util';

/**
 * @typedef {object} VitestReport
 * @property {{ name: string, assertionResults: { status: string, fullName: string, failureMessages?: string[] }[] }[]} testResults
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
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages = [] }) => `${name}: ${fullName}\n${failureMessages[0]}`),
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
