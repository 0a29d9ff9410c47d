import { useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { type ContentBlock, contentBlockSchema } from '#core/article/content-block.ts';
import { keyPointOf, type LiveEntry } from '#core/article/live/live-entry.ts';
import * as words from '#ui/words/admin/live-desk-words.ts';
import { adminClient } from '../../parts/api/admin-client.ts';
import { useWork } from '../../parts/api/use-work.ts';
import { useKeptWork } from '../../parts/editor/use-kept-work.ts';
import { emptyBlock } from '../blocks/block-kinds.ts';
import { type ArticleFields, newFields } from '../editor/article-fields.ts';
import { fieldsIn } from '../editor/editor-state.ts';
import { useEditor } from '../editor/use-editor.ts';

/** Fields of an entry in its form. */
export interface EntryFields {
  heading: string;
  content: ContentBlock[];
  isPinned: boolean;
  isKeyPoint: boolean;
}

export const entryFieldsOf = (entry: LiveEntry | undefined): EntryFields => ({
  heading: entry?.heading ?? '',
  content: structuredClone(entry?.content ?? [emptyBlock('paragraph')]),
  isPinned: entry?.isPinned ?? false,
  isKeyPoint: entry?.isKeyPoint ?? false,
});

const copySchema = z.object({
  heading: z.string(),
  content: z.array(contentBlockSchema),
  isPinned: z.boolean(),
  isKeyPoint: z.boolean(),
});

/** Fields of a copy of unsaved work; `undefined` if it is no entry. */
export const entryFieldsOfCopy = (kept: unknown): EntryFields | undefined =>
  copySchema.safeParse(kept).data;

/** Heading and text of an entry as the text editor holds them: those of an article. */
export const articleFieldsOf = ({ heading, content }: EntryFields): ArticleFields => ({
  ...newFields(''),
  title: heading,
  content,
});

/** Id of a new entry. `crypto.randomUUID` is missing on insecure origins. */
export const newEntryId = (): string =>
  `entry-${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;

interface EntryWorkSetting {
  articleId: string;
  /** Id of a new entry, by which it may be sent again. */
  newId: string;
  /** The entry to change; `undefined` for a new one. */
  entry: LiveEntry | undefined;
  onSaved: () => void;
}

/** Work on an entry: its text, flags and unsaved copy, and the call that sends it. */
export function useEntryWork({ articleId, newId, entry, onSaved }: EntryWorkSetting) {
  const [start] = useState(() => ({ fields: entryFieldsOf(entry), version: entry?.version }));
  const editor = useEditor(articleFieldsOf(start.fields));
  const [flags, setFlags] = useState({
    isPinned: start.fields.isPinned,
    isKeyPoint: start.fields.isKeyPoint,
  });
  const { run, isBusy, failure } = useWork();
  const readFields = (): EntryFields => {
    const { title, content } = fieldsIn(editor.store.state().now);
    return { heading: title, content, ...flags };
  };
  const { title: heading, content } = editor.fields;
  // The copy of what was sent is known by its identity.
  const fields = useMemo(() => ({ heading, content, ...flags }), [heading, content, flags]);
  const work = useKeptWork<EntryFields>({
    key: { collection: 'liveEntries', recordId: entry ? `${articleId}:${entry.id}` : articleId },
    start,
    fields,
    readFields,
    show: (fields) => {
      editor.dispatch({ type: 'replace', fields: articleFieldsOf(fields) });
      setFlags({ isPinned: fields.isPinned, isKeyPoint: fields.isKeyPoint });
    },
    labelOf: (fields) => keyPointOf(fields) || words.anEntryWithoutWords,
    readKept: entryFieldsOfCopy,
  });

  /** Sends the entry over the stored version; by default over the one that it was opened with. */
  async function send(version = work.version): Promise<void> {
    await run(
      () =>
        adminClient().ask('PUT /admin/articles/:id/entries/:entryId', {
          ...readFields(),
          ...{ id: articleId, entryId: entry?.id ?? newId, version: version ?? 0 },
        }),
      { title: words.success, text: entry ? words.theUpdateWasChanged : words.readersHave },
      // Before the toast, after which people type the next update: this form is gone by then.
      async () => {
        await work.giveUp();
        work.allowLeaving();
        onSaved();
      },
    );
  }

  return { work, editor, flags, setFlags, isBusy, failure, send };
}

export type EntryWork = ReturnType<typeof useEntryWork>;
