import type { StoryPage, WebStory } from './web-story.ts';

/** A page that shows a sample drawing. */
export const storyPicture = (src: string, alt: string, text: string): StoryPage => ({
  type: 'image',
  src,
  alt,
  text,
});

/** Address of a detail of a drawing. `box` is left, top, width and height, in user units of the SVG. */
export const detail = (src: string, ...box: [number, number, number, number]): string =>
  `${src}#svgView(viewBox(${box.join(',')}))`;

/** The newsroom's own web stories in a fresh install. */
export const sampleStories = (): WebStory[] => [
  {
    id: 'story-1',
    title: 'What nine days of rain did',
    coverImage: 'A woman under a marigold umbrella walks through paddies in heavy rain',
    coverImageSrc: detail('/art/india.svg', 820, 40, 484, 860),
    pages: [
      storyPicture(
        detail('/art/india.svg', 820, 40, 484, 860),
        'A woman under a marigold umbrella walks through paddies in heavy rain',
        'The rain came six weeks late, and all at once: 214 millimetres in three days.',
      ),
      storyPicture(
        detail('/art/india.svg', 270, 0, 506, 900),
        'A palm leans over flooded fields beside a railway viaduct',
        'It filled the paddies of the lower valley. It also took away a culvert, and with it the coast line.',
      ),
      storyPicture(
        detail('/art/india.svg', 930, 560, 191, 340),
        'A woman in a red sari stands in a paddy under an umbrella',
        'Growers who had sold their seedlings went from house to house to buy them back.',
      ),
      storyPicture(
        detail('/art/india.svg', 560, 300, 281, 500),
        'A train crosses the arches of the viaduct in front of a low sun',
        'On the tenth morning a train came over the viaduct at walking pace. It has a hundred and forty-four windows.',
      ),
    ],
  },
  {
    id: 'story-2',
    title: 'Dancing for a bedsheet screen',
    coverImage: 'An audience on a rooftop watches a dancer on a bright screen',
    coverImageSrc: detail('/art/entertainment.svg', 547, 0, 506, 900),
    pages: [
      storyPicture(
        detail('/art/entertainment.svg', 547, 0, 506, 900),
        'An audience on a rooftop watches a dancer on a bright screen',
        'The screen is a bedsheet from flat 402. The projector has to be back by seven.',
      ),
      storyPicture(
        detail('/art/entertainment.svg', 0, 0, 506, 900),
        'Lamps on a string hang between lit apartment blocks and the screen',
        'Three hundred and forty apartment roofs in six cities now show films.',
      ),
      storyPicture(
        detail('/art/entertainment.svg', 650, 200, 300, 533),
        'A dancer with raised arms in front of a marigold sun',
        'At ten the loudspeakers go off. Ninety people laugh together at a silent sheet.',
      ),
      storyPicture(
        detail('/art/entertainment.svg', 1050, 300, 337, 600),
        'The backs of the audience in front of the edge of the screen',
        'By eleven the chairs are stacked, and the screen is back on its bed.',
      ),
    ],
  },
];
