import type { Tag } from '../tag/tag.ts';
import { slugFrom } from '../text/slug.ts';
import { businessStories } from './stories/business.ts';
import { entertainmentStories } from './stories/entertainment.ts';
import { indiaStories } from './stories/india.ts';
import { sportsStories } from './stories/sports.ts';
import { techStories } from './stories/tech.ts';
import { worldStories } from './stories/world.ts';

import { CREDIT, demonstrationId, type Story } from './story.ts';

/** Tag of all articles, by which they are found again. */
const DEMONSTRATION = 'Demonstration';

/** A demonstration article with its id. */
export type IdentifiedStory = Story & { id: string };

/** All articles, the oldest first. */
export const stories: readonly IdentifiedStory[] = [
  ...indiaStories,
  ...worldStories,
  ...businessStories,
  ...techStories,
  ...sportsStories,
  ...entertainmentStories,
]
  .map((story) => ({
    ...story,
    id: demonstrationId(story.number),
    tags: [DEMONSTRATION, ...story.tags],
  }))
  .toSorted((one, other) => other.hours - one.hours);

export const demonstrationTags: readonly Tag[] = [
  ...new Set(stories.flatMap(({ tags }) => tags)),
].map((name) => ({
  id: `tag-demo-${slugFrom(name)}`,
  name,
  slug: '',
  description:
    name === DEMONSTRATION ? 'Invented articles, which show what Daybreak can print.' : '',
  picture: '',
  pictureAlt: '',
}));

/** Drawings that the articles show, for the image library. */
export const demonstrationPictures = [
  ['cart', 'A street vendor’s cart under an umbrella at first light'],
  ['ferry', 'A ferry crosses a bay at first light'],
  ['glacier', 'A research hut on a glacier under a low sun'],
  ['kitchen', 'A wide pot steams over a low fire'],
  ['ledger', 'A hand holds a telephone that shows a list of paid instalments'],
  ['market', 'Stalls in a night market under strings of bulbs'],
  ['mill', 'A mill with a saw-tooth roof and lit windows at night'],
  ['queue', 'A queue of voters outside a domed hall'],
  ['school', 'Pupils before a blackboard with a rising sun drawn on it'],
  ['sensor', 'A small sensor on a pole in rows of seedlings'],
  ['shelter', 'A cyclone shelter on pillars, palms bent by the wind'],
  ['train', 'A train comes head-on under a red sky'],
].map(([name = '', alt = '']) => ({
  id: `img-demo-${name}`,
  url: `/art/${name}.svg`,
  alt,
  credit: CREDIT,
  tags: [DEMONSTRATION],
}));
