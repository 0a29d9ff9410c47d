import { useMemo, useState } from 'react';
import type { Page } from '#core/page/page.ts';
import { type PageCommand, pageKind } from '#core/page/page-kind.ts';
import * as words from '#ui/words/admin/pages-words.ts';
import { describeArticleFields } from '../articles/editor/article-versions.tsx';
import { fieldsIn } from '../articles/editor/editor-state.ts';
import { useEditor } from '../articles/editor/use-editor.ts';
import { useContent } from '../parts/api/use-content.ts';
import type { EditorPlace } from '../parts/content-page.tsx';
import type { SaveIntent } from '../parts/editor/save-transition.ts';
import { useKeptWork } from '../parts/editor/use-kept-work.ts';
import { useSavedWork } from '../parts/editor/use-saved-work.ts';
import {
  articleFieldsOf,
  fieldsOfPage,
  type PageFields,
  pageFields,
  pageFieldsOfCopy,
} from './page-fields.ts';

/** What each way of saving does with the page. */
const commands: Partial<Record<SaveIntent, PageCommand>> = {
  save: 'publish',
  command: 'withdraw',
};

const successes: Record<PageCommand, string> = {
  save: words.draftSaved,
  publish: words.pagePublished,
  withdraw: words.pageWithdrawn,
};

interface PageWorkSetting extends EditorPlace<Page> {
  /** Fields that a new page begins with. */
  begun: PageFields | undefined;
}

/** Work on a page: its words in the text editor, their unsaved copy, and the calls that keep and publish them. */
export function usePageWork({ record, begun, onBegun, onClose }: PageWorkSetting) {
  const [start] = useState(() => ({
    fields: begun ?? fieldsOfPage(record),
    version: record?.version,
  }));
  const editor = useEditor(articleFieldsOf(start.fields));
  const { send } = useContent('pages', pageKind);
  const fields = useMemo(() => pageFields(editor.fields), [editor.fields]);
  const kept = useKeptWork<PageFields>({
    key: { collection: 'pages', recordId: record?.id ?? 'new' },
    start,
    fields,
    readFields: () => pageFields(fieldsIn(editor.store.state().now)),
    show: (shown) => editor.dispatch({ type: 'replace', fields: articleFieldsOf(shown) }),
    labelOf: ({ title }) => title || words.newPage,
    readKept: pageFieldsOfCopy,
  });
  const work = useSavedWork(kept, {
    collection: 'pages',
    id: record?.id,
    toFields: fieldsOfPage,
    describe: (shown) => describeArticleFields(articleFieldsOf(shown)),
    saving: {
      send: (shown, over, intent) => send({ ...shown, command: commands[intent] ?? 'save' }, over),
      successOf: (_, intent) => ({
        title: words.success,
        text: successes[commands[intent] ?? 'save'],
      }),
    },
    onSaved: ({ id }) => {
      if (!record) onBegun(id);
    },
    onClose,
  });
  const set = (values: Partial<Omit<PageFields, 'content'>>): void =>
    editor.dispatch({ type: 'set', values, at: performance.now() });
  return { work, editor, set };
}
