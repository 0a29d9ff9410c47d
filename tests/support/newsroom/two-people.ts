import { expect } from 'vitest';
import { type Article, articleSchema } from '#core/article/article.ts';
import { type ArticleFields, fieldsOf } from '#ui/admin/articles/editor/article-fields.ts';
import { readRecord } from '#ui/admin/parts/api/read-record.ts';
import { saveRecord } from '#ui/admin/parts/api/record-calls.ts';
import { mergeFields } from '#ui/admin/parts/editor/merge-fields.ts';
import { createSaver } from '#ui/admin/parts/editor/saver.ts';
import type { TestApi } from './test-api.ts';

/** Person who has the article open: their fields, and the save engine under them. */
function openEditor({ adminClient }: TestApi, opened: Article) {
  let [fields, base, version] = [fieldsOf(opened), fieldsOf(opened), opened.version];
  const conflicts: unknown[] = [];
  const saver = createSaver<Article, ArticleFields>(() => ({
    now: () => ({ fields, base, over: { id: opened.id, version }, isDirty: fields !== base }),
    send: async (_, sent, over) =>
      articleSchema.parse(
        await adminClient.ask('POST /admin/articles/:id/autosave', {
          ...sent,
          id: opened.id,
          version: over?.version,
        }),
      ),
    discard: async () => {},
    read: (id) => readRecord(adminClient, 'articles', id),
    toFields: fieldsOf,
    saved: async ({ stored, begun, sent }) => {
      fields = mergeFields(begun, fields, sent, 'mine').value;
      [base, version] = [sent, stored.version];
    },
    failed: ({ detail }) => conflicts.push(detail),
    report: (error) => conflicts.push(error),
    done: () => {},
    close: () => {},
  }));
  return {
    conflicts,
    /** Adds words at the end of the person's own paragraph. */
    type: (id: string, words: string): void => {
      const content = fields.content.map((block) =>
        block.id === id && 'content' in block
          ? { ...block, content: `${String(block.content)}${words}` }
          : block,
      );
      fields = { ...fields, content };
    },
    save: async (): Promise<void> => {
      saver.want('autosave');
      await new Promise<void>((resolve) => {
        const stop = saver.subscribe(() => {
          if (saver.view().phase === 'sending') return;
          if (saver.view().phase === 'disputed') conflicts.push(saver.view());
          stop();
          resolve();
        });
      });
    },
  };
}

/**
 * Two people write in one article and save it that often each, at the same time: expects that nothing is lost and
 * nothing in conflict, and then that one sentence by both is.
 */
export async function expectTwoPeopleLoseNothing(api: TestApi, saves: number): Promise<void> {
  const paragraphs = ['asha', 'ravi', 'shared'].map((id) => ({
    id,
    type: 'paragraph',
    content: '',
  }));
  const form = { title: 'One article', category: 'India', author: 'Asha Rao' };
  const first = await saveRecord(
    api.adminClient,
    'articles',
    { ...form, content: [{ ...paragraphs[0], content: '.' }, ...paragraphs.slice(1)] },
    undefined,
  );
  const opened = articleSchema.parse(first);
  const [asha, ravi] = [openEditor(api, opened), openEditor(api, opened)];
  const written = { asha: '.', ravi: '' };
  for (let save = 0; save < saves; save += 1) {
    asha.type('asha', ` a${save}`);
    ravi.type('ravi', ` r${save}`);
    written.asha += ` a${save}`;
    written.ravi += ` r${save}`;
    await Promise.all([asha.save(), ravi.save()]);
  }
  const { content } = fieldsOf(
    articleSchema.parse(await readRecord(api.adminClient, 'articles', opened.id)),
  );
  expect(content).toMatchObject([
    { content: written.asha },
    { content: written.ravi },
    { content: '' },
  ]);
  expect([asha.conflicts, ravi.conflicts]).toEqual([[], []]);

  asha.type('shared', 'Asha says so.');
  ravi.type('shared', 'Ravi says no.');
  await asha.save();
  await ravi.save();
  expect([asha.conflicts.length, ravi.conflicts.length]).toEqual([0, 1]);
}
