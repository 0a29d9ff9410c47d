import type { ProblemDetails } from '#api/problem.ts';
import { articleKind } from '#core/article/article-kind.ts';
import { parsedByRules, ruleFailure } from '#core/rule-failure.ts';
import { readerWords } from '#core/words/reader-words.ts';
import { sayFailure } from '#core/words/say-failure.ts';
import { staffWords } from '#core/words/staff-words.ts';
import type { ArticleFields } from './article-fields.ts';
import { type EditedArticle, fieldsIn } from './editor-state.ts';

type Failure = ProblemDetails | undefined;

/** Message for a field that made the save fail, while its value is still invalid. */
export function errorOf(
  failure: Failure,
  field: Exclude<keyof ArticleFields, 'content'>,
  value: unknown,
): string | undefined {
  if (failure?.field !== field) return undefined;
  return articleKind.fields[field].safeParse(value).success ? undefined : failure.detail;
}

/**
 * True if the field that made the save fail has a valid value by now: the next save takes it. False for refusals that only
 * the desk can judge, such as an address that is taken.
 */
export function isMended(failure: Failure, fields: ArticleFields): boolean {
  if (!/-(too-long|missing)$/.test(failure?.code ?? '')) return false;
  const field = failure?.field as keyof ArticleFields | undefined;
  if (field === undefined || field === 'content' || !Object.hasOwn(fields, field)) return false;
  return errorOf(failure, field, fields[field]) === undefined;
}

/** Error in the blocks; `place` is the index of the block if it concerns a single one. */
export interface ContentError {
  place?: number;
  message: string;
}

/** Error message for the first rule that the blocks break now, after a save failed for them. */
export function errorInContent(failure: Failure, article: EditedArticle): ContentError | undefined {
  if (!failure?.field?.startsWith('content')) return undefined;
  const { error } = parsedByRules(articleKind.fields.content, fieldsIn(article).content);
  const issue = error?.issues[0];
  if (!issue) return undefined;
  const [place] = issue.path;
  const { message } = sayFailure(ruleFailure(issue), [readerWords, staffWords]);
  return { message, ...(typeof place === 'number' ? { place } : {}) };
}
