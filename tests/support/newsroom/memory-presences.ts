import type { Presences, Present } from '#core/article/presence/presence.ts';

/** Presences in memory. */
export function createMemoryPresences(): Presences {
  const kept = new Map<string, { present: Present; until: number }>();
  const keyOf = (article: string, tab: string): string => `${article} ${tab}`;
  return {
    keep: async (present, until) => {
      kept.set(keyOf(present.article, present.tab), { present, until: until.getTime() });
    },
    leave: async (article, tab) => {
      kept.delete(keyOf(article, tab));
    },
    list: async (now, article) =>
      [...kept.values()]
        .filter(({ until }) => until > now.getTime())
        .map(({ present }) => present)
        .filter((one) => article === undefined || one.article === article)
        .toSorted((a, b) => (a.name < b.name ? -1 : 1)),
  };
}
