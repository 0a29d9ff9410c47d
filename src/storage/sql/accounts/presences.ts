import type { Presences, Present } from '#core/article/presence/presence.ts';
import { presenceModes, presenceWants } from '#core/article/presence/presence.ts';
import type { Clock } from '#core/ports.ts';
import type { Engine } from '../engine/engine.ts';

/** Who has which article open. Rows that ended are removed with the next report. */
export function createPresences(engine: Engine, clock: Clock): Presences {
  return {
    keep: ({ article, tab, userId, name, mode, wants }, until) =>
      engine.write(async (queries) => {
        const row = {
          ...{ article, tab, name, mode },
          user_id: userId ?? null,
          wants: wants ?? null,
          until: until.getTime(),
        };
        await queries.deleteFrom('presences').where('until', '<=', clock.now().getTime()).execute();
        await queries
          .insertInto('presences')
          .values(row)
          .onConflict((conflict) => conflict.columns(['article', 'tab']).doUpdateSet(row))
          .execute();
      }),
    leave: (article, tab) =>
      engine.write(async (queries) => {
        await queries
          .deleteFrom('presences')
          .where('article', '=', article)
          .where('tab', '=', tab)
          .execute();
      }),
    list: async (now, article) => {
      const rows = await engine.read((queries) => {
        const present = queries
          .selectFrom('presences')
          .selectAll()
          .where('until', '>', now.getTime())
          .orderBy('name')
          .orderBy('tab');
        return (article === undefined ? present : present.where('article', '=', article)).execute();
      });
      return rows.map(
        ({ article: id, tab, user_id, name, mode, wants }): Present => ({
          ...{ article: id, tab, name },
          userId: user_id ?? undefined,
          mode: presenceModes.find((one) => one === mode) ?? 'reading',
          wants: presenceWants.find((one) => one === wants),
        }),
      );
    },
  };
}
