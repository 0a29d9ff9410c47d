import type * as z from 'zod/mini';
import type { Actor } from '../actor.ts';
import type { Failure, TitleCode } from '../errors.ts';
import { editors } from '../permission.ts';
import type { NewOf } from '../text/stored.ts';
import * as labelWords from '../words/label-words.ts';

/** Change to a piece of content. */
export type ContentChange = 'created' | 'updated' | 'deleted' | 'restored';

/** Changes that are logged; `merged`: deleted in favour of another record of the kind. */
type LoggedChange = ContentChange | 'merged';

/** Wording for a kind of content. */
export interface ContentWords {
  /** Actions in the activity log: `Created Category`. */
  actions: Record<LoggedChange, string>;
  /** Noun within sentences of the activity log and of messages: `category`. */
  noun: string;
  /** Verb for new records in the sentences of the activity log. */
  creation: 'created' | 'added';
  /** Prefix of event names: `category`. */
  event: string;
  /** Texts of toasts with the title 'Success'. */
  toasts: Record<ContentChange, string>;
}

type Fields<Shape extends z.core.$ZodShape> = z.infer<z.ZodMiniObject<Shape>>;

/** Declaration of a kind of content; `content-use-cases.ts` saves and deletes all kinds. */
export interface ContentKind<
  Stored = unknown,
  Shape extends z.core.$ZodShape = z.core.$ZodShape,
  Name extends string = string,
> {
  collection: Name;
  /** Schema of the collection. */
  schema: z.ZodMiniType<Stored>;
  words: ContentWords;
  /** Rules of its form, in the order in which they are checked. */
  fields: Shape;
  /** Title of failures of invalid input; that of the failure by default. */
  titled?: TitleCode;
  /**
   * Returns the failure to refuse the actor with for creating a record (`stored` is `undefined`), or for
   * changing or deleting this one. Permits editors and owners by default.
   */
  mayChange?(actor: Actor, stored: Stored | undefined): Failure | undefined;
  /** True if a deletion in favour of another record is a merge, in the log. */
  isMerged?: true;
  /** Returns a record's name in the log. */
  labelOf(record: Stored): string;
  /** Converts form fields to a new record, or to the changed fields of the stored one. */
  toRecord(
    fields: Fields<Shape>,
    context: { now: Date; actor: Actor; stored: Stored | undefined },
  ): NewOf<Stored>;
}

/** Applies `mayChange` or its default. */
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
  /** Name of the kind in stored events: `category`. */
  event: string;
  /** Name in the log, if different: as a title, and within a sentence. */
  logged?: { title: string; noun: string };
  /** Verb for new records in the log, `created` by default. */
  creation?: ContentWords['creation'];
  /** Verb for new records in toasts, `added` by default. */
  toastVerb?: 'added' | 'created';
}

/** Derives the default words of a kind from its name. */
export function wordsFor({
  noun,
  event,
  logged = { title: noun, noun: noun.toLowerCase() },
  creation = 'created',
  toastVerb = 'added',
}: Naming): ContentWords {
  return {
    actions: {
      created: (creation === 'added' ? labelWords.addedKind : labelWords.createdKind)(logged.title),
      updated: labelWords.updated(logged.title),
      deleted: labelWords.deleted(logged.title),
      restored: labelWords.restored(logged.title),
      merged: labelWords.merged(logged.title),
    },
    noun: logged.noun,
    creation,
    event,
    toasts: {
      created: (toastVerb === 'added'
        ? labelWords.addedSuccessfully
        : labelWords.createdSuccessfully)(noun),
      updated: labelWords.updatedSuccessfully(noun),
      deleted: labelWords.deletedSuccessfully(noun),
      restored: labelWords.restoredSuccessfully(noun),
    },
  };
}

const happenedTo = {
  updated: labelWords.wasUpdated,
  deleted: labelWords.wasDeleted,
  restored: labelWords.wasRestored,
};

/** Returns a kind's noun at the beginning of a sentence. */
const nounFirst = ({ noun }: ContentWords): string => noun.charAt(0).toUpperCase() + noun.slice(1);

/** Returns the log's sentence: `New category "Tech" was created`, `Category "Tech" was updated`. */
export function describeChange(words: ContentWords, change: ContentChange, label: string): string {
  const { noun, creation } = words;
  if (change === 'created') {
    return (creation === 'added' ? labelWords.newWasAdded : labelWords.newWasCreated)(noun, label);
  }
  return happenedTo[change](nounFirst(words), label);
}

/** Returns the log's sentence: `Tag "Harbor" was merged into "Harbour"`. */
export const describeMerge = (words: ContentWords, label: string, into: string): string =>
  labelWords.wasMerged(nounFirst(words), label, into);
