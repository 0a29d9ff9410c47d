import { expect, test } from 'vitest';
import { createTestNewsroom, valueIn } from '../../../tests/support/newsroom/test-newsroom.ts';
import { visitor } from '../actor.ts';

const stories = [
  { id: 'story-1', title: 'Own', pages: [{ type: 'image', src: '/x.svg' }] },
  { id: 'story-2', title: 'Without pages', pages: [] },
];

const storiesOf = async (showDemoStories: unknown) => {
  const settings = [{ id: 'site', showDemoStories }];
  const { newsroom } = createTestNewsroom({ stories, settings });
  return valueIn(await newsroom.listStories(visitor, {}));
};

test('[stories-grid] own stories first, then the demo stories of 4, 4 and 3 pages', async () => {
  const stories = await storiesOf(true);
  expect(stories[0]?.title).toBe('Own');
  expect(stories.slice(1).map(({ pages }) => pages.length)).toEqual([4, 4, 3]);
});

test('[stories-grid] the setting hides the demo stories; an invalid value counts as on', async () => {
  expect((await storiesOf(false)).map(({ title }) => title)).toEqual(['Own']);
  expect(await storiesOf('no')).toHaveLength(4);
});
