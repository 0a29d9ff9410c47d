import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/**
 * Accessibility findings of axe in the current page, with their places; excludes the content of
 * frames. Legacy mode avoids a second page for each audit, and finds the same outside frames.
 */
export async function findingsIn(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(rules)
    .setLegacyMode()
    .options({ iframes: false, resultTypes: ['violations'] })
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

/** Goes on after a finding, so that a journey reports those of all its pages. */
export async function expectNoFindings(page: Page, where: string): Promise<void> {
  expect.soft(await findingsIn(page), where).toEqual([]);
}
