import { askingCases } from './contract/asking.contract.ts';
import { changingCases } from './contract/changing.contract.ts';
import { lastingCases } from './contract/lasting.contract.ts';
import { listingCases } from './contract/listing.contract.ts';
import { placingCases } from './contract/placing.contract.ts';
import { puttingCases } from './contract/putting.contract.ts';
import { readingCases } from './contract/reading.contract.ts';
import type { StoreCase } from './contract/store-case.contract.ts';

/**
 * All that the `Store` port promises. Every adapter passes it, in a test runner or inside a page. Each
 * case gets its own place, see `OpenStore`.
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
