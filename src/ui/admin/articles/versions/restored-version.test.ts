import { expect, test } from 'vitest';
import { articleSchema } from '#core/article/article.ts';
import { articleKind } from '#core/article/article-kind.ts';
import { createBackOffice } from '#core/back-office.ts';
import { admin } from '../../../../../tests/support/newsroom/change-examples.ts';
import { articleForm } from '../../../../../tests/support/newsroom/content-examples.ts';
import {
  createTestPorts,
  storedArticle,
  valueIn,
} from '../../../../../tests/support/newsroom/test-newsroom.ts';
import { everyBlock } from '../../../../../tests/support/records/every-block.ts';
import { fullArticle } from '../../../../../tests/support/records/full-article.ts';
import { fieldsOf } from '../editor/article-fields.ts';

const formNames = Object.keys(articleKind.fields);

/** The fields of a stored article that its form has. */
const formOf = (stored: object): object =>
  Object.fromEntries(Object.entries(stored).filter(([name]) => formNames.includes(name)));

test('a restored version is the one that was shown: every field, every block', async () => {
  const { ports } = createTestPorts({
    articles: [storedArticle({ id: 'article-9' }), { ...fullArticle, content: everyBlock }],
  });
  const { article } = createBackOffice(ports);
  const { id } = fullArticle;
  const revisions = () =>
    ports.store.read((view) => view.list('revisions', { where: { article: id } }));
  const form = fieldsOf(articleSchema.parse({ ...fullArticle, content: everyBlock }));
  valueIn(await article('save-draft')(admin, { ...form, id, version: 'any' }));
  valueIn(await article('save-draft')(admin, { ...articleForm, id, version: 'any' }));
  const [changed, shown] = await revisions();
  expect(formOf(changed?.state ?? {})).not.toEqual(formOf(shown?.state ?? {}));

  const restored = fieldsOf(articleSchema.parse(shown?.state));
  valueIn(await article('save-draft')(admin, { ...restored, id, version: 'any' }));
  const [newest, ...others] = await revisions();
  expect(formOf(newest?.state ?? {})).toEqual(formOf(shown?.state ?? {}));
  expect(others.map((one) => one.id)).toEqual([changed?.id, shown?.id]);
  expect(formOf(shown?.state ?? {})).toMatchObject({ title: fullArticle.title });
});
