import type { Actor } from '#core/actor.ts';
import type { ContentName } from '#core/content-kinds.ts';
import type { ChangeExample } from './change-example.ts';
import { contentExamples, type LogEntry } from './content-examples.ts';
import { restoredOf } from './deletion-examples.ts';

/**
 * Examples of the changes of a kind of content. Failures: creating with an empty field, updating a stale version, deleting a
 * missing record, restoring what is there.
 */
export function examplesOfContent(admin: Actor, name: ContentName): [string, ChangeExample][] {
  const { form, stored, required, logged } = contentExamples[name];
  const { id } = stored;
  const change = ([action, description]: LogEntry, succeeds: unknown, fails: unknown) => ({
    ...{ actor: admin, succeeds, fails },
    ...{ action, description },
  });
  return [
    [`${name}: create`, change(logged.created, form, { ...form, [required]: ' ' })],
    [`${name}: update`, change(logged.updated, { ...form, id }, { ...form, id, version: 7 })],
    [`${name}: delete`, change(logged.deleted, { id }, { id: 'gone-1' })],
    [`${name}: restore`, change(restoredOf(logged.deleted), { id: `${id}-gone` }, { id })],
  ];
}
