import * as z from 'zod/mini';
import { type CollectionName, collections } from '../collections.ts';
import { contentNames } from '../content-kinds.ts';
import { messageFields } from '../message/message-fields.ts';
import { subscriberFields } from '../newsletter/subscriber-fields.ts';
import { settingsFields } from '../settings/settings-fields.ts';

const formsOfOthers: { [Name in CollectionName]?: z.core.$ZodShape } = {
  siteSettings: settingsFields,
  contactMessages: messageFields,
  newsletterSubscribers: subscriberFields,
};

async function formOf(name: CollectionName): Promise<z.core.$ZodShape> {
  const content = contentNames.find((one) => one === name);
  return content ? (await collections[content].kind()).fields : (formsOfOthers[name] ?? {});
}

/**
 * Why a record is larger than the form allows in which it would be written here; `undefined` where it
 * isn't. The form's other rules aren't asked: records from elsewhere may lack what a form wants.
 */
export async function objectionToSize(
  name: CollectionName,
  record: unknown,
): Promise<string | undefined> {
  const { error } = z.safeParse(z.object(await formOf(name)), record);
  return error?.issues.find(({ code }) => code === 'too_big')?.message;
}
