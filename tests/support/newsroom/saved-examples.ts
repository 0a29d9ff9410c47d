import type { Actor } from '#core/actor.ts';
import type { ChangeExample } from './change-example.ts';

export const storedSaved = [
  { id: 'saved-1', holder: 'user-1', article: 'article-9', savedAt: '2026-11-20T06:30:00.000Z' },
];

/** Examples of what a reader saves for later, which the log does not hear of. */
export const savedExamples = (reader: Actor, article: string): Record<string, ChangeExample> => ({
  saveArticles: { actor: reader, succeeds: { articles: [article] }, fails: { articles: ['gone'] } },
  removeSaved: { actor: reader, succeeds: { id: 'article-9' }, fails: { id: 9 } },
});
