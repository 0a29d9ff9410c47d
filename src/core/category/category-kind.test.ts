import { describe, test } from 'vitest';
import { sectionCases } from '../../../tests/support/newsroom/section-cases.ts';
import { createTestPorts } from '../../../tests/support/newsroom/test-newsroom.ts';

describe('[category-references] in local storage', () => {
  for (const { title, run } of sectionCases) test(title, () => run(createTestPorts().ports.store));
});
