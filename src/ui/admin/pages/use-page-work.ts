import { useMemo, useRef, useState } from 'react';
import type { Page } from '#core/page/page.ts';
import { pageKind } from '#core/page/page-kind.ts';
import * as words from '#ui/words/admin/pages-words.ts';
import { describeArticleFields } from '../articles/editor/article-versions.tsx';
import { fieldsIn } from '../articles/editor/editor-state.ts';
import { useEditor } from '../articles/editor/use-editor.ts';
import { adminClient } from '../parts/api/admin-client.ts';
import { readRecord } from '../parts/api/read-record.ts';
import { saveRecord } from '../parts/api/record-calls.ts';
import { useContent } from '../parts/api/use-content.ts';
import type { EditorPlace } from '../parts/content-page.tsx';
import { useKeptWork } from '../parts/editor/use-kept-work.ts';
import { useSavedWork } from '../parts/editor/use-saved-work.ts';
import {
  articleFieldsOf,
  fieldsOfPage,
  type PageFields,
  pageFields,
  pageFieldsOfCopy,
} from './page-fields.ts';

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
  const { send, run } = useContent('pages', pageKind);
  const fields = useMemo(() => pageFields(editor.fields), [editor.fields]);
  const kept = useKeptWork<PageFields>({
    key: { collection: 'pages', recordId: record?.id ?? (begun ? `new-${begun.slug}` : 'new') },
    start,
    fields,
    readFields: () => pageFields(fieldsIn(editor.store.state().now)),
    show: (shown) => editor.dispatch({ type: 'replace', fields: articleFieldsOf(shown) }),
    labelOf: ({ title }) => title || words.newPage,
    readKept: pageFieldsOfCopy,
  });
  /** Version that the writer saw when *Publish page* was pressed. */
  const seen = useRef<number>(undefined);
  /** True once a save was merged with another one: what nobody has seen whole is not published. */
  const isMerged = useRef(false);
  const work = useSavedWork(kept, {
    collection: 'pages',
    id: record?.id,
    toFields: fieldsOfPage,
    describe: (shown) => describeArticleFields(articleFieldsOf(shown)),
    saving: {
      send: (shown, over, intent) => {
        isMerged.current = intent === 'save' && over?.version !== seen.current;
        const command = intent === 'save' && !isMerged.current ? 'publish' : 'save';
        return send({ ...shown, command }, over);
      },
      successOf: (_, intent) => {
        if (isMerged.current) return { title: words.success, text: words.savedNotPublished };
        const text = intent === 'save' ? words.pagePublished : words.draftSaved;
        return { title: words.success, text };
      },
    },
    onSaved: ({ id }) => {
      if (!record) onBegun(id);
    },
    onClose: () => {
      if (!isMerged.current) onClose();
    },
  });
  const set = (values: Partial<Omit<PageFields, 'content'>>): void =>
    editor.dispatch({ type: 'set', values, at: performance.now() });
  const publish = (): void => {
    seen.current = work.latest().version;
    work.save();
  };
  /** Takes the page from readers. Leaves the form as it is, and the stored draft. */
  async function withdraw(): Promise<void> {
    const { id } = work;
    if (id === undefined) return;
    await run(
      async () => {
        const stored = await readRecord(adminClient(), 'pages', id);
        const fields = { ...fieldsOfPage(stored), command: 'withdraw' };
        return saveRecord(adminClient(), 'pages', fields, { id, version: stored?.version });
      },
      { title: words.success, text: words.pageWithdrawn },
    );
  }
  return { work, editor, set, publish, withdraw };
}
