import * as z from 'zod/mini';
import { type CollectionName, collections, definitionOf } from '../collections.ts';
import { contentNames } from '../content-kinds.ts';
import { parsedByRules, ruleFailure } from '../rule-failure.ts';
import { readerWords } from '../words/reader-words.ts';
import { sayFailure } from '../words/say-failure.ts';
import { staffWords } from '../words/staff-words.ts';

async function formOf(name: CollectionName): Promise<z.core.$ZodShape> {
  const content = contentNames.find((one) => one === name);
  if (content) return (await collections[content].kind()).fields;
  return (await definitionOf(name).form?.()) ?? {};
}

/** Returns the message of the first broken form rule; `undefined` if there is none. */
export type FormObjection = (record: unknown) => string | undefined;

/**
 * Creates the check of imported records by the rules of their collection's form. Missing values are
 * accepted: records may be older than a rule, and new uploads have no alt text.
 */
export async function createFormObjection(name: CollectionName): Promise<FormObjection> {
  const form = z.object(await formOf(name));
  return (record) => {
    const issues = parsedByRules(form, record).error?.issues ?? [];
    const issue = issues.find(({ code }) => code !== 'too_small');
    return issue && sayFailure(ruleFailure(issue), [readerWords, staffWords]).message;
  };
}
