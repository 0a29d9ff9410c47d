import type { RuleCode } from '../errors.ts';
import { longest } from '../text/form-text.ts';

interface HeadTextRule {
  /** Most characters. */
  most: number;
  tooLong: RuleCode;
}

/**
 * Short texts at the head of an article, in their order there. Stored articles, forms, cards, pages and published versions
 * have what is declared here; `docs/recipes.md` says where a new one gets its words and its look.
 */
const headTextRules = {
  /** Words above the headline; the category by default. */
  kicker: { most: longest.category, tooLong: 'article-kicker-too-long' },
  standfirst: { most: longest.sentence, tooLong: 'article-standfirst-too-long' },
} as const satisfies Record<string, HeadTextRule>;

export type HeadTextName = keyof typeof headTextRules;

export type HeadTexts = { [Name in HeadTextName]?: string | undefined };

export const headTextNames = Object.keys(headTextRules) as HeadTextName[];

/** Returns a value for each of the texts, such as the field of a schema. */
export const forHeadTexts = <Value>(
  make: (name: HeadTextName, rule: HeadTextRule) => Value,
): Record<HeadTextName, Value> =>
  Object.fromEntries(
    headTextNames.map((name) => [name, make(name, headTextRules[name])]),
  ) as Record<HeadTextName, Value>;

/** Returns the texts that an article has; those that are absent or empty are left out. */
export function headTextsOf(article: HeadTexts): { [Name in HeadTextName]?: string } {
  const texts: { [Name in HeadTextName]?: string } = {};
  for (const name of headTextNames) {
    const text = article[name];
    if (text) texts[name] = text;
  }
  return texts;
}
