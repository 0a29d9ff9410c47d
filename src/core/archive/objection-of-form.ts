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

/** Tells what the form objects to in which a record would be written here; `undefined` for nothing. */
export type FormObjection = (record: unknown) => string | undefined;

/**
 * The rules that a collection's form has for records from elsewhere. That something is missing is no
 * objection: records may stem from before a rule, and uploads have no alt text until somebody writes it.
 */
export async function createFormObjection(name: CollectionName): Promise<FormObjection> {
  const form = z.object(await formOf(name));
  return (record) => {
    const issues = parsedByRules(form, record).error?.issues ?? [];
    const issue = issues.find(({ code }) => code !== 'too_small');
    return issue && sayFailure(ruleFailure(issue), [readerWords, staffWords]).message;
  };
}
