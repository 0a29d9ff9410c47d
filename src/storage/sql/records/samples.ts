import {
  type CollectionName,
  collectionNames,
  definitionOf,
  type RecordOf,
} from '#core/collections.ts';
import type { Clock } from '#core/ports.ts';
import type { Queries } from '../schema/tables.ts';
import type { RecordChange } from './record-change.ts';

export function createSamples({ clock, hasSamples }: { clock: Clock; hasSamples: boolean }) {
  const samplesOf = <Name extends CollectionName>(name: Name): RecordOf<Name>[] =>
    hasSamples || definitionOf(name).needsSamples
      ? (definitionOf(name).samples?.(clock.now()) ?? [])
      : [];

  async function refill(change: RecordChange, name: CollectionName): Promise<void> {
    if (definitionOf(name).refillsWhenEmpty && (await change.count(name)) === 0) {
      await change.fill(name, samplesOf(name));
    }
  }

  return {
    /**
     * Adds samples to each collection that was never stored, and to empty ones that must not be. Runs
     * only when a database is opened: a collection emptied later stays empty until then.
     */
    fill: async (change: RecordChange, queries: Queries) => {
      const held = await queries.selectFrom('changes').select('collection').execute();
      const known = new Set(held.map(({ collection }) => collection));
      for (const name of collectionNames) {
        if (known.has(name)) await refill(change, name);
        else await change.fill(name, samplesOf(name));
      }
    },
  };
}
