import { lettersAndPapers } from './letters-and-papers.ts';
import type { PasteFixture } from './paste-fixture.ts';
import { pasteFixtures } from './paste-fixtures.ts';
import { sheetsAndPages } from './sheets-and-pages.ts';
import { shownOtherwise } from './shown-otherwise.ts';

/** Clipboards of all programs, each with the blocks that a paste of it gives. */
export const clipboards: readonly PasteFixture[] = [
  ...pasteFixtures,
  ...lettersAndPapers,
  ...sheetsAndPages,
  ...shownOtherwise,
];
