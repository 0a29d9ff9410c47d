import { detail, storyPicture } from './sample-stories.ts';
import type { WebStory } from './web-story.ts';

/** The three stories that are shown while the setting `showDemoStories` is on. */
export const demoStories = (): WebStory[] => [
  {
    id: 'demo-story-1',
    title: 'Electric three-wheelers: the quiet takeover',
    coverImage: 'An electric auto-rickshaw charging at the roadside at sunrise',
    coverImageSrc: '/art/story-ev.svg',
    pages: [
      storyPicture(
        '/art/story-ev.svg',
        'An electric auto-rickshaw charging at the roadside at sunrise',
        'You notice it first at the traffic lights: six auto-rickshaws, and nobody is shouting over an engine.',
      ),
      storyPicture(
        '/art/story-ev-swap.svg',
        'A driver carries a charged battery away from a wall of swap lockers',
        'Most drivers never plug in. They swap a flat battery for a full one in the time it takes to drink a tea.',
      ),
      storyPicture(
        detail('/art/story-ev.svg', 630, 900, 450, 800),
        'A charging post with a marigold cable beside an auto-rickshaw',
        'A day’s running costs a third of what diesel did. The difference is school fees.',
      ),
      storyPicture(
        detail('/art/story-ev.svg', 0, 420, 450, 800),
        'Wind turbines turn above a town in front of a large sun',
        'What is left to clean up is the current. On windy nights the depot outside town already charges for nothing.',
      ),
    ],
  },
  {
    id: 'demo-story-2',
    title: 'A league in eleven overs',
    coverImage: 'A cricket ball hangs over broken stumps in a floodlit stadium',
    coverImageSrc: '/art/story-cricket.svg',
    pages: [
      storyPicture(
        '/art/story-cricket.svg',
        'A cricket ball hangs over broken stumps in a floodlit stadium',
        'Eight towns, eleven overs a side, and a rule that every team fields two players over forty.',
      ),
      storyPicture(
        '/art/story-cricket-batter.svg',
        'A batter follows through as the ball climbs past the sun',
        'The Coastal Kings needed nineteen from the last over. The first ball went into the fish market.',
      ),
      storyPicture(
        detail('/art/story-cricket.svg', 180, 240, 720, 1280),
        'A cricket ball as large as the stand behind it',
        'The second went higher than it went far. Three fielders called for it, and all three stopped.',
      ),
      storyPicture(
        detail('/art/story-cricket.svg', 300, 980, 480, 853),
        'Two bails fly from three stumps on a pale pitch',
        'The fifth hit middle stump. It was a no-ball. The Kings went top of the table with a ball to spare.',
      ),
    ],
  },
  {
    id: 'demo-story-3',
    title: 'Four days up to the Gombu pass',
    coverImage: 'A trekker on a winding trail below a snow peak and prayer flags',
    coverImageSrc: '/art/story-himalaya.svg',
    pages: [
      storyPicture(
        '/art/story-himalaya.svg',
        'A trekker on a winding trail below a snow peak and prayer flags',
        'The bus stops where the road does. From there it is four days on foot, and the first is the steepest.',
      ),
      storyPicture(
        detail('/art/story-himalaya.svg', 330, 1060, 480, 853),
        'A trekker with a red rucksack climbs a pale winding path',
        'The path leaves the deodars at 3,400 metres. After that, the flags tell you which way the wind went.',
      ),
      storyPicture(
        '/art/story-himalaya-camp.svg',
        'A lit tent under prayer flags and a full moon, with two people talking inside',
        'The last camp has no signal, one kettle and more stars than you will have names for.',
      ),
    ],
  },
];
