import { askingCases } from './contract/asking.contract.ts';
import { changingCases } from './contract/changing.contract.ts';
import { lastingCases } from './contract/lasting.contract.ts';
import { listingCases } from './contract/listing.contract.ts';
import { placingCases } from './contract/placing.contract.ts';
import { puttingCases } from './contract/putting.contract.ts';
import { readingCases } from './contract/reading.contract.ts';
import type { StoreCase } from './contract/store-case.contract.ts';

/**
 * The whole promise of the `Store` port. Every adapter passes it: registered with a test runner,
 * or run inside a page. Each case gets a place of its own, see `OpenStore`.
 */
export const storeContract: readonly StoreCase[] = [
  ...readingCases,
  ...listingCases,
  ...askingCases,
  ...placingCases,
  ...changingCases,
  ...puttingCases,
  ...lastingCases,
];
