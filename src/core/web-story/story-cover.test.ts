import { expect, test } from 'vitest';
import { storyCover, webStorySchema } from './web-story.ts';
import { webStoryRow } from './web-story-row.ts';

const picture = (src: string) => ({ type: 'image', src });
const film = { type: 'video', src: '/film.mp4' };

test.each([
  ['/cover.svg', [picture('/a.svg')], '/cover.svg'],
  ['', [film, picture(''), picture('/a.svg'), picture('/b.svg')], '/a.svg'],
  ['', [film, picture('')], undefined],
  ['', [], undefined],
])(
  'the cover %j with pages %j is %s, on the site and in the table',
  (coverImageSrc, pages, src) => {
    const story = webStorySchema.parse({ id: 'story-1', title: 'Peaks', coverImageSrc, pages });
    expect(storyCover(story)).toBe(src);
    expect(webStoryRow(story)).toEqual({
      ...{ id: 'story-1', version: undefined, title: 'Peaks', coverImage: '' },
      ...(src === undefined ? {} : { picture: src }),
      pageCount: pages.length,
    });
  },
);
