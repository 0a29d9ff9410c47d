import type * as z from 'zod/mini';
import type { Actor } from '../actor.ts';
import type { Failure, TitleCode } from '../errors.ts';
import { editors } from '../permission.ts';
import type { NewOf } from '../text/stored.ts';

/** Change to a piece of content. */
export type ContentChange = 'created' | 'updated' | 'deleted';

/** Wording for a kind of content. */
export interface ContentWords {
  /** In the activity log: `Created Category`. */
  actions: Record<ContentChange, string>;
  /** In the activity log, in a sentence: `category`. */
  noun: string;
  /** Prefix of event names: `category`. */
  event: string;
  /** The text under the toast 'Success'. */
  toasts: Record<ContentChange, string>;
}

type Fields<Shape extends z.core.$ZodShape> = z.infer<z.ZodMiniObject<Shape>>;

/** Declaration of a kind of content; saving and deleting is implemented once for all kinds. */
export interface ContentKind<
  Stored = unknown,
  Shape extends z.core.$ZodShape = z.core.$ZodShape,
  Name extends string = string,
> {
  collection: Name;
  /** That of the collection. */
  schema: z.ZodMiniType<Stored>;
  words: ContentWords;
  /** The rules of its form, the first failing one with the specified message. */
  fields: Shape;
  /** Title of the failure when a rule is broken, `invalid` by default. */
  titled?: TitleCode;
  /**
   * Checks the right to create one (`stored` is `undefined`), or to change or delete this one;
   * editors have it by default.
   */
  mayChange?(actor: Actor, stored: Stored | undefined): Failure | undefined;
  /** Returns a record's name in the log. */
  labelOf(record: Stored): string;
  /** The record of a form: a new one, or the stored one changed. */
  toRecord(
    fields: Fields<Shape>,
    context: { now: Date; actor: Actor; stored: Stored | undefined },
  ): NewOf<Stored>;
}

/** Why somebody may not make a record of the kind (no `stored`), or change this one; none where they may. */
export const objectionToChange = <Stored>(
  { mayChange = editors.objectionTo }: Pick<ContentKind<Stored>, 'mayChange'>,
  actor: Actor,
  stored: Stored | undefined,
): Failure | undefined => mayChange(actor, stored);

export const defineKind = <Stored, Shape extends z.core.$ZodShape, Name extends string>(
  kind: ContentKind<Stored, Shape, Name>,
): ContentKind<Stored, Shape, Name> => kind;

interface Naming {
  /** `Category` */
  noun: string;
  /** In the log, where it differs: `YouTube Video`. */
  loggedNoun?: string;
  /** Verb for a new one in the log: `Created` by default, or `Added`. */
  loggedVerb?: 'Created' | 'Added';
  /** Verb for a new one in the toast, `added` by default. */
  toastVerb?: 'added' | 'created';
}

/** The usual words of a kind, from its name. */
export function wordsFor({
  noun,
  loggedNoun = noun,
  loggedVerb = 'Created',
  toastVerb = 'added',
}: Naming): ContentWords {
  return {
    actions: {
      created: `${loggedVerb} ${loggedNoun}`,
      updated: `Updated ${loggedNoun}`,
      deleted: `Deleted ${loggedNoun}`,
    },
    noun: loggedNoun.startsWith('YouTube') ? loggedNoun : loggedNoun.toLowerCase(),
    event: noun.toLowerCase().replaceAll(' ', '-'),
    toasts: {
      created: `${noun} ${toastVerb} successfully.`,
      updated: `${noun} updated successfully.`,
      deleted: `${noun} deleted successfully.`,
    },
  };
}

/** The log's sentence: `New category "Tech" was created`, `Category "Tech" was updated`. */
export function describeChange(
  { noun, actions }: ContentWords,
  change: ContentChange,
  label: string,
) {
  const verb = change === 'created' && actions.created.startsWith('Added') ? 'added' : change;
  if (change === 'created') return `New ${noun} "${label}" was ${verb}`;
  return `${noun.charAt(0).toUpperCase()}${noun.slice(1)} "${label}" was ${verb}`;
}
