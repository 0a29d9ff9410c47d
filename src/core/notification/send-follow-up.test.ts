import { expect, test } from 'vitest';
import { admin, onlineForExamples } from '../../../tests/support/newsroom/change-examples.ts';
import { articleForm } from '../../../tests/support/newsroom/content-examples.ts';
import {
  createTestPorts,
  storedArticle,
  valueIn,
} from '../../../tests/support/newsroom/test-newsroom.ts';
import { createBackOffice } from '../back-office.ts';

function openNewsroom() {
  const { ports } = createTestPorts(
    {
      articles: [
        storedArticle({ id: 'article-1', title: 'Rain', slug: 'late-rain', formerSlugs: ['rain'] }),
        storedArticle({ id: 'article-2' }),
      ],
    },
    { online: onlineForExamples() },
  );
  const { announceArticle, article } = createBackOffice(ports);
  return {
    announce: async (id: string) => valueIn(await announceArticle(admin, { id })),
    correct: async (id: string) =>
      valueIn(
        await article('correct')(admin, {
          ...{ ...articleForm, title: 'Rain at last' },
          ...{ note: 'It was ten days.', id, version: 'any' },
        }),
      ),
    withdraw: async (id: string) =>
      valueIn(await article('withdraw')(admin, { id, version: 'any' })),
    sent: () =>
      ports.store.read(async (view) =>
        (await view.list('notifications')).map(({ title, message, link, progress }) => ({
          ...{ title, message, link },
          upTo: Object.values(progress).map((one) => one.upTo),
        })),
      ),
  };
}

test('who was sent an article is sent its correction, and told of its withdrawal without its words', async () => {
  const { announce, correct, sent, withdraw } = openNewsroom();
  await announce('article-1');
  await correct('article-1');
  await withdraw('article-1');
  const [withdrawal, correction, announced] = await sent();
  expect(announced?.upTo).toEqual([2]);
  expect(correction).toEqual({
    ...{ title: 'Correction: Rain at last', message: 'It was ten days.' },
    ...{ link: '/article/late-rain', upTo: announced?.upTo },
  });
  expect(withdrawal).toMatchObject({ title: 'An article was withdrawn', upTo: announced?.upTo });
  expect(JSON.stringify(withdrawal)).not.toMatch(/Rain at last/);
});

test('nobody is told of an article that no notification led to', async () => {
  const { announce, correct, sent, withdraw } = openNewsroom();
  await announce('article-1');
  await correct('article-2');
  await withdraw('article-2');
  expect(await sent()).toHaveLength(1);
});
