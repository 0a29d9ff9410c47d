import { Refusal } from '#core/errors.ts';
import { exclusivelyAmongTabs } from '#storage/browser/exclusively.ts';
import { createLocalStore } from '#storage/browser/local-store.ts';
import {
  failureOf,
  messageAbout,
  stoppedClock,
} from '../../../src/storage/contract/store-case.contract.ts';
import { storeContract } from '../../../src/storage/store.contract.ts';

const storage = () => window.localStorage;
const exclusively = exclusivelyAmongTabs('contract', storage);

const openStore = () =>
  createLocalStore({
    storage,
    clock: stoppedClock,
    exclusively,
    onForeignChange: (notice) => window.addEventListener('storage', ({ key }) => notice(key)),
  });

/**
 * Runs the store's contract in this page. Returns the outcome of each case: `'passed'` or the
 * error.
 */
async function runContract(): Promise<[title: string, outcome: string][]> {
  const outcomes: [string, string][] = [];
  for (const { title, run } of storeContract) {
    window.localStorage.clear();
    try {
      await run(async () => openStore());
      outcomes.push([title, 'passed']);
    } catch (error) {
      outcomes.push([title, String(error)]);
    }
  }
  return outcomes;
}

/** Sends messages; each is one change with one log entry. */
async function sendMessages(sender: string, count: number): Promise<void> {
  const store = openStore();
  for (let at = 0; at < count; at += 1) {
    await store.change(async (change) => {
      await change.insert('messages', messageAbout(`${sender} ${at}`));
      await change.insert('activity', {
        action: 'Received Message',
        description: `${sender} ${at}`,
        timestamp: new Date().toISOString(),
      });
    });
  }
}

const readMessages = () =>
  openStore().read(async (view) =>
    (await view.list('messages')).map(({ id, subject }) => ({ id, subject })),
  );

/** Resolves with the collections of the next change by another page. */
const nextForeignChange = () =>
  new Promise<readonly string[]>((resolve) => {
    openStore().subscribe(resolve);
  });

/** Reads and writes while the browser blocks site data. */
async function tryBlockedStorage(): Promise<{ categories: number; refusal: string }> {
  const store = openStore();
  await store.writeSamples();
  const error = await failureOf(
    store.change((change) => change.insert('messages', messageAbout('never'))),
  );
  return {
    categories: await store.read((view) => view.count('categories')),
    refusal: error instanceof Refusal ? error.failure.kind : String(error),
  };
}

const contractPage = {
  tryBlockedStorage,
  runContract,
  sendMessages,
  readMessages,
  nextForeignChange,
};

declare global {
  interface Window {
    contractPage: typeof contractPage;
  }
}

window.contractPage = contractPage;
