import * as z from 'zod/mini';
import { draftFields } from '../article/desk/desk-commands.ts';
import { revisionFields } from '../article/desk/revision-fields.ts';
import { type CollectionName, collections } from '../collections.ts';
import { contentNames } from '../content-kinds.ts';
import { messageFields } from '../message/message-fields.ts';
import { subscriberFields } from '../newsletter/subscriber-fields.ts';
import { parsedByRules, ruleFailure } from '../rule-failure.ts';
import { settingsFields } from '../settings/settings-fields.ts';
import { readerWords } from '../words/reader-words.ts';
import { sayFailure } from '../words/say-failure.ts';
import { staffWords } from '../words/staff-words.ts';

const formsOfOthers: { [Name in CollectionName]?: z.core.$ZodShape } = {
  drafts: draftFields,
  revisions: revisionFields,
  settings: settingsFields,
  messages: messageFields,
  subscribers: subscriberFields,
};

async function formOf(name: CollectionName): Promise<z.core.$ZodShape> {
  const content = contentNames.find((one) => one === name);
  return content ? (await collections[content].kind()).fields : (formsOfOthers[name] ?? {});
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
